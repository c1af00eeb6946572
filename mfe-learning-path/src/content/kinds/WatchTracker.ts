import { mergeRanges, type WatchedRange } from '@learn/domain';

/** Between two reports of a playing video lies at most this much of it, in seconds; more is a jump. */
const largestStep = 3;

/** Collects which stretches of a video were really played, from the positions that the player reports. */
export class WatchTracker {
  private current: [start: number, end: number] | undefined;
  private played: WatchedRange[] = [];

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

  /** @returns what was played since the last call, merged; empty when there is nothing new */
  take(): WatchedRange[] {
    const taken = mergeRanges([...this.played, ...(this.current ? [this.current] : [])]);
    this.played = [];
    if (this.current) this.current = [this.current[1], this.current[1]];
    return taken;
  }

  /** Takes back what could not be delivered, for the next time. */
  giveBack(ranges: readonly WatchedRange[]): void {
    this.played.push(...ranges);
  }

  /** What was played and not yet taken. */
  pending(): readonly WatchedRange[] {
    return [...this.played, ...(this.current ? [this.current] : [])].map(([start, end]) => [start, end]);
  }
}
