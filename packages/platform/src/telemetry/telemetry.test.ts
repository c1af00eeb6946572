import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectErrors, reportError, setErrorReporter } from './telemetry.ts';

const noted = () => vi.mocked(console.error).mock.calls;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  setErrorReporter((error, facts) => console.error(error, facts));
  vi.restoreAllMocks();
});

it('writes into the console', () => {
  const error = new Error('broken');
  reportError(error, { area: 'home' });
  expect(noted()).toEqual([[error, { area: 'home' }]]);
});

describe('collected errors', () => {
  it('wait for the sender, in their order, and go to it straight away afterwards', () => {
    const handOver = collectErrors();
    reportError('first', { area: 'a' });
    reportError('second');
    const sender = vi.fn();
    handOver(sender);
    reportError('third');
    expect(sender.mock.calls).toEqual([
      ['first', { area: 'a' }],
      ['second', {}],
      ['third', {}],
    ]);
    expect(noted().map(([error]) => error)).toEqual(['first', 'second', 'third']);
  });

  it('are the first ones when there are too many', () => {
    const handOver = collectErrors();
    for (let index = 0; index < 100; index += 1) reportError(index);
    const sender = vi.fn();
    handOver(sender);
    expect(sender.mock.calls.map(([error]) => error)).toEqual(
      Array.from({ length: 30 }, (_, index) => index),
    );
  });

  it('include what nobody caught', () => {
    const handOver = collectErrors();
    const thrown = new Error('thrown');
    window.dispatchEvent(Object.assign(new Event('error'), { error: thrown, message: 'thrown' }));
    window.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
    const sender = vi.fn();
    handOver(sender);
    expect(sender.mock.calls).toEqual([
      [thrown, { area: 'uncaught' }],
      ['Script error.', { area: 'uncaught' }],
      ['rejected', { area: 'unhandled-rejection' }],
    ]);
  });
});
