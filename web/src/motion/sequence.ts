// Several things at once leave one after the other, and are all there before half a second has passed.
import { time } from "./stage";

const APART = 40;
const IN_ALL = 500;

export class Sequence {
  private readonly moves: ((delay: number) => void)[] = [];

  add(move: (delay: number) => void): void {
    this.moves.push(move);
  }

  begin(): void {
    const many = this.moves.length - 1;
    const apart = many > 0 ? Math.max(0, Math.min(APART, (IN_ALL - time("move")) / many)) : 0;
    this.moves.forEach((move, i) => move(i * apart));
  }
}
