// Who I am to this server.
import type { Me } from "../wire";
import { get, post } from "../wire/http";

class Myself {
  name = $state<string | null>(null);
  private asked: Promise<void> | null = null;

  /** Makes this browser known to the server, once. */
  ask(): Promise<void> {
    this.asked ??= get<Me>("/api/me").then((told) => {
      this.name = told.name;
    });
    return this.asked;
  }

  async call(name: string): Promise<void> {
    this.name = (await post<Me>("/api/me", { name })).name;
  }
}

export const me = new Myself();
