import { keptRanges, type WatchedRange } from '@learn/domain';

/** Between two reports of a playing video lies at most this much of it, in seconds; more is a jump. */
const largestStep = 3;

/** Collects which stretches of a video were really played, from the positions that the player reports. */
export class WatchTracker {
  private current: [start: number, end: number] | undefined;
  private played: WatchedRange[] = [];
  /** what was taken and not settled, and whether it arrives even when the page goes away */
  private readonly underway = new Map<readonly WatchedRange[], boolean>();

  /** The player plays at this position. @param seconds from the start of the video */
  at(seconds: number): void {
    const step = this.current ? seconds - this.current[1] : Number.NaN;
    if (this.current && step >= 0 && step <= largestStep) this.current[1] = seconds;
    else {
      this.jump();
      this.current = [seconds, seconds];
    }
  }

  /** The position changes without playing: what lies between is not watched. */
  jump(): void {
    if (this.current) this.played.push(this.current);
    this.current = undefined;
  }

  /**
   * Gives what was played since the last call, as the server keeps it; it counts as on its way until `settle` hears of it.
   * @param leaving the page goes away and takes calls along: what is on its way is given once more
   * @returns empty when there is nothing new
   */
  take({ leaving = false } = {}): readonly WatchedRange[] {
    const endangered = leaving ? [...this.underway].flatMap(([ranges, sure]) => (sure ? [] : ranges)) : [];
    const taken = keptRanges([...this.pending(), ...endangered]);
    this.played = [];
    if (this.current) this.current = [this.current[1], this.current[1]];
    if (leaving) for (const ranges of this.underway.keys()) this.underway.set(ranges, true);
    if (taken.length > 0) this.underway.set(taken, leaving);
    return taken;
  }

  /** What became of that which was taken. @param delivered otherwise it is given again, with the next */
  settle(taken: readonly WatchedRange[], delivered: boolean): void {
    this.underway.delete(taken);
    if (!delivered) this.played.push(...taken);
  }

  /** What was played and neither delivered nor given up. */
  unsettled(): readonly WatchedRange[] {
    return [...this.pending(), ...[...this.underway.keys()].flat()];
  }

  private pending(): readonly WatchedRange[] {
    return [...this.played, ...(this.current ? [this.current] : [])].map(([start, end]) => [start, end]);
  }
}
