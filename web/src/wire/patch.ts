// Applies a difference to what was told, without changing what was told before: what did not change stays the same object.

export type Path = (string | number)[];
export type Step =
  | [Path]
  | [Path, unknown]
  | ["+", Path, unknown[]]
  | ["-", Path, number]
  | ["~", Path, unknown[], { id: number }[]];

type Tree = Record<string | number, unknown>;

export function patched<T>(told: T, steps: Step[]): T {
  let root: unknown = told;
  for (const step of steps) root = one(root, step);
  return root as T;
}

function one(root: unknown, step: Step): unknown {
  const [head] = step;
  if (head === "+") return changed(root, step[1] as Path, (list) => [...(list as unknown[]), ...(step[2] as unknown[])]);
  if (head === "-") return changed(root, step[1] as Path, (list) => (list as unknown[]).slice(0, step[2] as number));
  if (head === "~") return changed(root, step[1] as Path, (list) => merged(list as { id: number }[], step as never));
  if (step.length === 1) return removed(root, head as Path);
  return changed(root, head as Path, () => step[1]);
}

function merged(list: { id: number }[], step: ["~", Path, number[], { id: number }[]]): { id: number }[] {
  const byId = new Map(list.map((item) => [item.id, item]));
  for (const id of step[2]) byId.delete(id);
  for (const item of step[3]) byId.set(item.id, item);
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

function copy(node: unknown): Tree {
  return (Array.isArray(node) ? [...node] : { ...(node as Tree) }) as Tree;
}

function changed(node: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  if (path.length === 0) return change(node);
  const fresh = copy(node);
  fresh[path[0]] = changed(fresh[path[0]], path.slice(1), change);
  return fresh;
}

function removed(node: unknown, path: Path): unknown {
  const fresh = copy(node);
  if (path.length > 1) fresh[path[0]] = removed(fresh[path[0]], path.slice(1));
  else delete fresh[path[0]];
  return fresh;
}
