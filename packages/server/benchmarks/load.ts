import autocannon from 'autocannon';

export interface Load {
  readonly requestsPerSecond: number;
  /** milliseconds */
  readonly p95: number;
}

/** Asks for one address over 10 connections for some seconds. @throws when any answer is not 200 */
export async function load(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url, connections: 10, duration: seconds, headers };
    const run = autocannon(options, (error, outcome) => (error ? reject(error) : resolve(outcome)));
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 200`);
  }
  times.sort((left, right) => left - right);
  return { requestsPerSecond: result.requests.average, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}
