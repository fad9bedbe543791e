// Who I am to this server.
import type { Me, SignedOut } from "../wire/wire";
import { forget, introduce, post } from "../wire/http";

class Myself {
  name = $state<string | null>(null);
  private asked: Promise<void> | null = null;

  /** Asks for the name, once. */
  ask(): Promise<void> {
    this.asked ??= introduce().then((told) => {
      this.name = told.name;
    });
    return this.asked;
  }

  /** Asks once more, where the name may have changed. */
  again(): Promise<void> {
    this.asked = null;
    forget();
    return this.ask();
  }

  /** Ends all cookies of this guest and closes their tables; with `stay` this browser gets a new cookie. */
  async signOut(stay: boolean): Promise<void> {
    await post<SignedOut>("/api/sign-out", { stay });
    if (stay) return;
    this.name = null;
    this.asked = null;
    forget();
  }

  async call(name: string): Promise<void> {
    this.name = (await post<Me>("/api/me", { name })).name;
  }
}

export const me = new Myself();
