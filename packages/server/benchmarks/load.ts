import autocannon from 'autocannon';

export interface Load {
  readonly requestsPerSecond: number;
  /** milliseconds */
  readonly p50: number;
  readonly p95: number;
}

/** What is asked: an address, or one to which a JSON body is posted. */
export type LoadTarget = string | { readonly url: string; readonly body: unknown };

/** Asks for the same over some connections for some seconds. @throws when any answer is not 200, or none came */
export async function load(
  target: LoadTarget,
  seconds: number,
  headers: Record<string, string> = {},
  connections = 10,
): Promise<Load> {
  const times: number[] = [];
  const { url, ...post } = typeof target === 'string' ? { url: target } : posted(target);
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url, connections, duration: seconds, ...post };
    const sent = { ...options, headers: { ...headers, ...('body' in post ? jsonHeaders : {}) } };
    const run = autocannon(sent, (error, outcome) => (error ? reject(error) : resolve(outcome)));
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 200`);
  }
  if (times.length === 0) throw new Error(`${url}: no answer within ${seconds} s`);
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { requestsPerSecond: result.requests.average, p50: at(0.5), p95: at(0.95) };
}

const jsonHeaders = { 'content-type': 'application/json' };

function posted({ url, body }: Exclude<LoadTarget, string>) {
  return { url, method: 'POST' as const, body: JSON.stringify(body) };
}
