// Who I am to this server.
import type { Me } from "../wire";
import { get, post } from "../wire/http";

class Myself {
  name = $state<string | null>(null);
  asked = $state(false);

  async ask(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.name = (await get<Me>("/api/me")).name;
  }

  async call(name: string): Promise<void> {
    this.name = (await post<Me>("/api/me", { name })).name;
  }
}

export const me = new Myself();
