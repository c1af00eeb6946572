/** What a page of a remote costs a browser that comes for the first time. */
export interface PagePrice {
  /** address pattern */
  readonly path: string;
  /** of its scripts, compressed */
  readonly bytes: number;
  readonly requests: number;
}

export interface ComparedPrice extends PagePrice {
  /** of the same page in the live version; undefined for a new page */
  readonly liveBytes: number | undefined;
  readonly isOverBudget: boolean;
}

/** Budget of a page: this many bytes in all, and this much more than the live version has. */
export const pageBudget = { bytes: 250_000, growth: 1.1, slackBytes: 2000 } as const;

/** The pages of a new version beside those of the live one. @param live none where nothing is live */
export function comparePrices(
  pages: readonly PagePrice[],
  live: readonly PagePrice[],
): readonly ComparedPrice[] {
  return pages.map((page) => {
    const liveBytes = live.find(({ path }) => path === page.path)?.bytes;
    return { ...page, liveBytes, isOverBudget: isOverBudget(page.bytes, liveBytes) };
  });
}

function isOverBudget(bytes: number, liveBytes: number | undefined): boolean {
  if (bytes > pageBudget.bytes && (liveBytes === undefined || bytes > liveBytes)) return true;
  if (liveBytes === undefined) return false;
  return bytes > Math.max(liveBytes * pageBudget.growth, liveBytes + pageBudget.slackBytes);
}
