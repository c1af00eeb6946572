import { endpoints } from '@learn/contracts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rest } from '../rest/rest.ts';
import { failed, fakeNetwork } from '../testing/fakeNetwork.ts';
import { useDownloads } from './useDownloads.ts';

afterEach(() => vi.restoreAllMocks());

test('a file is on its way until it is saved, under its own name', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { result } = renderHook(() => useDownloads<'list'>());
  const asked = Promise.withResolvers<File>();
  let done: Promise<void> | undefined;
  act(() => {
    done = result.current.download('list', () => asked.promise);
  });
  expect(result.current.running).toBe('list');
  asked.resolve(new File(['a'], 'liste.csv'));
  await act(() => done);
  expect(result.current).toMatchObject({ running: undefined, outcome: 'saved' });
  expect(names).toEqual(['liste.csv']);
});

test.each([
  [404, 'nothing'],
  [500, 'failed'],
])('an answer of %s says: %s; the next try begins anew', async (status, outcome) => {
  fakeNetwork(() => failed(status));
  const { result } = renderHook(() => useDownloads<'list'>());
  await act(() => result.current.download('list', () => rest.file(endpoints.dataDownload)));
  expect(result.current).toMatchObject({ running: undefined, outcome, problem: { status } });
  act(() => void result.current.download('list', () => new Promise(() => undefined)));
  expect(result.current).toMatchObject({ outcome: undefined, problem: undefined });
});
