import { afterEach, expect, it, vi } from 'vitest';
import { setErrorReporter } from '../telemetry/telemetry.ts';
import { createTransfers, type TransferOptions } from './createTransfers.ts';

const file = new File(['x'], 'x.pdf');
const report = vi.fn();
setErrorReporter(report);
afterEach(() => report.mockClear());

/** A way to the server that the test ends; stopping it fails, as `fetch` does. */
function way() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const options: TransferOptions[] = [];
  const send = (given: TransferOptions) => {
    options.push(given);
    given.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    return promise;
  };
  return { send, resolve, reject, progress: (share: number) => options[0]?.onProgress(share) };
}

it('says how far a file is, and gives what the server answers', async () => {
  const transfers = createTransfers();
  const one = way();
  const sent = transfers.send('a', file, one.send);
  one.progress(0.4);
  expect(transfers.state('a')).toEqual({ phase: 'sending', file, share: 0.4 });
  expect(transfers.state('b')).toEqual({ phase: 'idle' });
  one.resolve('id');
  await expect(sent).resolves.toBe('id');
  expect(transfers.state('a')).toEqual({ phase: 'idle' });
});

it('fails with the code of the server, and reports only what has none', async () => {
  const transfers = createTransfers();
  await transfers.send('a', file, () => Promise.reject({ code: 'payload_too_large' }));
  expect(transfers.state('a')).toEqual({ phase: 'failed', file, code: 'payload_too_large' });
  expect(report).not.toHaveBeenCalled();
  await transfers.send('a', file, () => Promise.reject(new TypeError('no network')));
  expect(transfers.state('a')).toEqual({ phase: 'failed', file, code: undefined });
  expect(report).toHaveBeenCalledOnce();
  transfers.clear('a');
  expect(transfers.state('a')).toEqual({ phase: 'idle' });
});

it('can be stopped', async () => {
  const transfers = createTransfers();
  const sent = transfers.send('a', file, way().send);
  transfers.stop('a');
  await expect(sent).resolves.toBeUndefined();
  expect(transfers.state('a')).toEqual({ phase: 'stopped', file });
});

it('sends another file in place of the one that is being sent', async () => {
  const transfers = createTransfers();
  const [first, second] = [way(), way()];
  const one = transfers.send('a', file, first.send);
  const other = new File(['y'], 'y.pdf');
  const two = transfers.send('a', other, second.send);
  await expect(one).resolves.toBeUndefined();
  expect(transfers.state('a')).toEqual({ phase: 'sending', file: other, share: 0 });
  second.resolve('id');
  await expect(two).resolves.toBe('id');
});
