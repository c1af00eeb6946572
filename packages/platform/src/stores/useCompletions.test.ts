import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeLanguage } from '../i18n/changeLanguage.ts';
import { clearRestCache } from '../rest/rest.ts';
import { startPlatform } from '../start.ts';
import { failed, fakeNetwork, json } from '../testing/fakeNetwork.ts';
import { lena, pageOf } from '../testing/fixtures.ts';
import { resetPerson } from './account.ts';
import { resetCompletions } from './completions.ts';
import { useCompletions } from './useCompletions.ts';

beforeEach(async () => {
  resetCompletions();
  clearRestCache();
  await startPlatform(pageOf({ user: lena }), []);
});
afterEach(() => vi.unstubAllGlobals());

it('loads one’s own completions when nobody else is named', async () => {
  const sent = fakeNetwork(() => json([]));
  const { result } = renderHook(() => useCompletions('s1'));
  expect(result.current.state).toBe('loading');
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(sent[0]?.address).toBe(`/api/course/completion/s1/${lena.id}/`);
});

it('loads those of another person', async () => {
  const sent = fakeNetwork(() => json([]));
  const { result } = renderHook(() => useCompletions('s1', 'mentee'));
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(sent[0]?.address).toBe('/api/course/completion/s1/mentee/');
});

it('offers to try again after a failure', async () => {
  const answers = [failed(503), json([])];
  fakeNetwork(() => answers.shift() ?? failed(500));
  const { result } = renderHook(() => useCompletions('s1'));
  await waitFor(() => expect(result.current.state).toBe('failed'));
  act(() => result.current.reload());
  await waitFor(() => expect(result.current.state).toBe('ready'));
});

it('brings the pages of the new language, and shows those of the old one until then', async () => {
  fakeNetwork(({ method, address, headers }) => {
    if (method === 'PUT') return json({ ...lena, language: 'fr' });
    if (!address.includes('/completion/')) return json([]);
    const page_id = `page in ${headers.get('Accept-Language')}`;
    return json([{ page_id, completion_status: 'SUCCESS', updated_at: '2026-03-02T08:00:00.000Z' }]);
  });
  const states: string[] = [];
  renderHook(() => {
    const completions = useCompletions('s1');
    states.push(completions.state === 'ready' ? [...completions.data.keys()].join() : completions.state);
  });
  await waitFor(() => expect(states.at(-1)).toBe('page in de'));
  await act(() => changeLanguage('fr'));
  expect([...new Set(states)]).toEqual(['loading', 'page in de', 'page in fr']);
});

it('asks for nothing once the person has gone', async () => {
  const sent = fakeNetwork(() => json([]));
  const { result } = renderHook(() => useCompletions('s1'));
  await waitFor(() => expect(result.current.state).toBe('ready'));
  act(resetPerson);
  expect(sent).toHaveLength(1);
});
