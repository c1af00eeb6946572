import { endpoints } from '@learn/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeLanguage } from '../i18n/changeLanguage.ts';
import { startPlatform } from '../start.ts';
import { failed, fakeNetwork, held, json } from '../testing/fakeNetwork.ts';
import { lena, pageOf } from '../testing/fixtures.ts';
import { clearRestCache } from './rest.ts';
import { useRest } from './useRest.ts';

beforeEach(clearRestCache);
afterEach(() => vi.unstubAllGlobals());

it('loads, then holds the answer', async () => {
  fakeNetwork(() => json(['a']));
  const { result } = renderHook(() => useRest(endpoints.profiles, {}));
  expect(result.current).toMatchObject({ data: undefined, error: undefined, loading: true });
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.data).toEqual(['a']);
});

it('asks for nothing without an address', () => {
  const sent = fakeNetwork(() => json({}));
  const { result } = renderHook(() => useRest(endpoints.profiles, undefined));
  expect(result.current).toMatchObject({ data: undefined, error: undefined, loading: false });
  expect(sent).toEqual([]);
});

it('fails with the error, and tries again on demand', async () => {
  const answers = [failed(503), json('here')];
  fakeNetwork(() => answers.shift() ?? failed(500));
  const { result } = renderHook(() => useRest(endpoints.profiles, {}));
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 503 }));
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ error: undefined, loading: true });
  await waitFor(() => expect(result.current.data).toBe('here'));
});

it('is refreshed by hand, and keeps what is shown where that fails', async () => {
  const answers = [json('old'), failed(503), json('new')];
  fakeNetwork(() => answers.shift() ?? failed(500));
  const { result } = renderHook(() => useRest(endpoints.profiles, {}));
  await waitFor(() => expect(result.current.data).toBe('old'));
  await act(async () => expect(await result.current.refresh()).toBeUndefined());
  expect(result.current).toMatchObject({ data: 'old', error: undefined, loading: false });
  await act(async () => expect(await result.current.refresh()).toBe('new'));
  expect(result.current.data).toBe('new');
});

it('shows nothing of the old address under the new one', async () => {
  const slow = held();
  fakeNetwork(({ address }) => (address.endsWith('/a/') ? slow.answer : json('b')));
  const { result, rerender } = renderHook(({ id }) => useRest(endpoints.messageThread, { params: { id } }), {
    initialProps: { id: 'a' },
  });
  rerender({ id: 'b' });
  await waitFor(() => expect(result.current.data).toBe('b'));
  await act(async () => slow.arrive(json('a')));
  expect(result.current).toMatchObject({ data: 'b', loading: false });
});

it('is not thrown back to loading by an answer that was demanded for the old address', async () => {
  const slow = held();
  const answersOfA = [json('a'), slow.answer];
  fakeNetwork(({ address }) => (address.endsWith('/a/') ? (answersOfA.shift() ?? failed(500)) : json('b')));
  const { result, rerender } = renderHook(({ id }) => useRest(endpoints.messageThread, { params: { id } }), {
    initialProps: { id: 'a' },
  });
  await waitFor(() => expect(result.current.data).toBe('a'));
  act(() => result.current.reload());
  rerender({ id: 'b' });
  await waitFor(() => expect(result.current.data).toBe('b'));
  await act(async () => slow.arrive(json('a2')));
  expect(result.current).toMatchObject({ data: 'b', loading: false });
});

it('asks again in the new language, and shows the old answer meanwhile', async () => {
  fakeNetwork(({ address, method, headers }) => {
    if (method === 'PUT') return json({ ...lena, language: 'fr' });
    return json(address === endpoints.profiles.path ? `in ${headers.get('Accept-Language')}` : []);
  });
  await startPlatform(pageOf(), []);
  const { result } = renderHook(() => useRest(endpoints.profiles, {}));
  await waitFor(() => expect(result.current.data).toBe('in de'));
  await act(() => changeLanguage('fr'));
  expect(result.current.data).toBe('in fr');
});
