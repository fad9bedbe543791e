// Builds the bundle that the server serves: the same bytes from the same sources, on any machine.
//   node build.mjs            into ../src/weirwood/server/bundle
//   node build.mjs --out DIR  elsewhere
//   node build.mjs --watch    again at every change, not minified
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { compile, compileModule } from "svelte/compiler";

const here = dirname(fileURLToPath(import.meta.url));
const words = process.argv.slice(2);
const watch = words.includes("--watch");
const out = words.includes("--out")
  ? resolve(words[words.indexOf("--out") + 1])
  : join(here, "../src/weirwood/server/bundle");

/** Compiles .svelte components and .svelte.ts modules; styles live in src/styles, so components carry none. */
const svelte = {
  name: "svelte",
  setup(build) {
    build.onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const { js, warnings } = compile(source, {
        filename: relative(here, path),
        generate: "client",
        css: "external",
        runes: true,
      });
      return { contents: js.code, loader: "js", resolveDir: dirname(path), warnings: warnings.map(told) };
    });
    build.onLoad({ filter: /\.svelte\.ts$/ }, async ({ path }) => {
      const typed = await readFile(path, "utf8");
      const plain = await esbuild.transform(typed, { loader: "ts", target: "es2022" });
      const { js } = compileModule(plain.code, { filename: relative(here, path), generate: "client" });
      return { contents: js.code, loader: "js", resolveDir: dirname(path) };
    });
  },
};

function told(warning) {
  return { text: `${warning.code}: ${warning.message} (${warning.filename}:${warning.start?.line ?? 0})` };
}

const options = {
  absWorkingDir: here,
  entryPoints: { app: "src/main.ts" },
  outdir: out,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: !watch,
  legalComments: "none",
  charset: "utf8",
  conditions: ["svelte", "browser", watch ? "development" : "production"],
  external: ["/static/*"],
  plugins: [svelte],
  logLevel: "warning",
};

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await cp(join(here, "public"), out, { recursive: true });
const page = await readFile(join(here, "src/index.html"), "utf8");
const marks = await readFile(join(here, "src/sprite.svg"), "utf8");
const symbols = marks.replace(/<!--.*?-->/gs, "").replace("<svg ", '<svg class="sprite" width="0" height="0" aria-hidden="true" ').trim();
await writeFile(join(out, "index.html"), page.replace("<!-- marks -->", () => symbols));
if (watch) {
  const context = await esbuild.context(options);
  await context.watch();
} else {
  const { warnings } = await esbuild.build(options);
  if (warnings.length) process.exitCode = 1;
}
