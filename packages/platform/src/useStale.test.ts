import { endpoints } from '@learn/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markChanged, onStale } from './freshness.ts';
import { changeLanguage } from './i18n/changeLanguage.ts';
import { startPlatform } from './start.ts';
import { fakeNetwork, json } from './testing/fakeNetwork.ts';
import { lena, pageOf } from './testing/fixtures.ts';
import { useStale } from './useStale.ts';

const ask = vi.fn(async () => undefined);

beforeEach(async () => {
  ask.mockClear();
  await startPlatform(pageOf(), []);
});
afterEach(() => vi.unstubAllGlobals());

/** Changes a topic, and waits until the readers have been told. */
async function change(topic: 'exam' | 'mentor'): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = onStale([topic], () => resolve());
  markChanged([topic]);
  await act(() => promise);
  stop();
}

it('asks again when what the endpoint reads has changed, as long as it is used', async () => {
  const { unmount } = renderHook(() => useStale(endpoints.examDates, ask));
  await change('mentor');
  expect(ask).not.toHaveBeenCalled();
  await change('exam');
  expect(ask).toHaveBeenCalledOnce();
  unmount();
  await change('exam');
  expect(ask).toHaveBeenCalledOnce();
});

it('asks the function of the last render', async () => {
  const { rerender } = renderHook(({ now }) => useStale(endpoints.examDates, now), {
    initialProps: { now: vi.fn(async () => undefined) },
  });
  rerender({ now: ask });
  await change('exam');
  expect(ask).toHaveBeenCalledOnce();
});

it('asks again in a new language, which waits for the answer', async () => {
  fakeNetwork(({ method }) => json(method === 'PUT' ? { ...lena, language: 'fr' } : []));
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const order: string[] = [];
  ask.mockReturnValueOnce(promise.then(() => void order.push('answer')));
  renderHook(() => useStale(endpoints.examDates, ask));
  const changing = changeLanguage('fr').then(() => order.push('changed'));
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  resolve(undefined);
  await changing;
  expect(order).toEqual(['answer', 'changed']);
});
