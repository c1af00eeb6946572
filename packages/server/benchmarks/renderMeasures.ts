import type { ServerProcess } from './serverProcess.ts';

/** Of the server's measures those about rendering, by name and labels. */
export type RenderMeasures = ReadonlyMap<string, number>;

/** What a server is started with so that `readMeasures` may read. */
export const measured = { METRICS_TOKEN: 'of-the-benchmark' };

/** @throws when the server does not answer */
export async function readMeasures(server: ServerProcess): Promise<RenderMeasures> {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${measured.METRICS_TOKEN}` },
  });
  const lines = (await answer.text()).matchAll(/^(page_render\S+) (\S+)$/gm);
  return new Map([...lines].map(([, name = '', value]) => [name, Number(value)]));
}

export function difference(after: RenderMeasures, before: RenderMeasures): RenderMeasures {
  return new Map([...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)]));
}

/** How many pages came to which result. */
export function resultsOf(measures: RenderMeasures): string {
  const results = [...measures].flatMap(([name, count]) => {
    const [, result] = /^page_renders_total\{result="(\w+)"\}/.exec(name) ?? [];
    return result === undefined || count === 0 ? [] : `${result} ${count}`;
  });
  return results.join(', ') || '–';
}

/** How many pages were rendered. */
export function countOf(measures: RenderMeasures): number {
  return measures.get('page_render_duration_seconds_count') ?? 0;
}

/** The bound of the histogram's bucket that this share of the renders stays within. */
export function durationWithin(measures: RenderMeasures, share: number): string {
  const wanted = share * countOf(measures);
  if (wanted === 0) return '–';
  const buckets = [...measures].flatMap(([name, count]) => {
    const [, bound] = /_duration_seconds_bucket\{le="([^"]+)"\}/.exec(name) ?? [];
    return bound === undefined ? [] : [{ bound, count }];
  });
  const within = buckets.find(({ count }) => count >= wanted);
  return `≤ ${Number(within?.bound) * 1000} ms`;
}
