/** Limits of the render process. */
export interface RenderLimits {
  /** longest time that a page waits for its contents, the queue included */
  readonly pageMillis: number;
  /** longest processor time that one page takes, then the process is killed; longer, as the first page of a kind is slow */
  readonly renderMillis: number;
  /** longest time on the clock that it takes, for what waits and does not work */
  readonly longestRenderMillis: number;
  /** most pages that wait */
  readonly waiting: number;
  /** longest time for loading one remote, and for all of them together */
  readonly loadMillis: number;
  /** pause of a mount whose page hung or crashed; the next one is twice as long */
  readonly firstPauseMillis: number;
  readonly longestPauseMillis: number;
  /** pause before the process is started again; the next one is twice as long */
  readonly firstRestartMillis: number;
  /** a process that holds more is replaced; far below what its heap may take, so that it is no page's fault */
  readonly memoryBytes: number;
}

export const renderLimits: Omit<RenderLimits, 'pageMillis'> = {
  renderMillis: 400,
  longestRenderMillis: 5_000,
  waiting: 16,
  loadMillis: 10_000,
  firstPauseMillis: 60_000,
  longestPauseMillis: 30 * 60_000,
  firstRestartMillis: 100,
  memoryBytes: 450 * 1024 * 1024,
};
