import { gql } from '@apollo/client';
import { endpoints } from '@learn/contracts';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mutate } from './apollo/hooks.ts';
import { readsAny } from './apollo/staleQueries.ts';
import { markChanged, onStale, settlingMs } from './freshness.ts';
import { changeLanguage } from './i18n/changeLanguage.ts';
import { rest } from './rest/rest.ts';
import { $connection } from './stores/connection.ts';
import { $language } from './stores/language.ts';
import { setLoginMissing } from './stores/loginMissing.ts';
import { $user } from './stores/user.ts';
import { setErrorReporter } from './telemetry/telemetry.ts';
import { failed, fakeNetwork, json } from './testing/fakeNetwork.ts';
import { lena } from './testing/fixtures.ts';
import {
  FakeChannel,
  openReader,
  sendFeedback,
  serve,
  server,
  startPageBeforeEach,
  told,
} from './testing/freshReader.ts';
import { setStore } from './testing/setStore.ts';

startPageBeforeEach();

describe('what reads the same topic is asked for again, and what is shown stays meanwhile', () => {
  it('after a mutation, by REST and GraphQL', async () => {
    const { result } = await openReader();
    const loadings: boolean[] = [];
    await mutate(sendFeedback, { submitted: true });
    await waitFor(() => {
      loadings.push(result.current.loading);
      expect(result.current).toMatchObject({ rest: { version: 1 }, graphql: '1' });
    });
    expect(loadings).not.toContain(true);
  });

  it('after a REST write that changes it, and not after another one', async () => {
    const { result } = await openReader();
    const sent = serve();
    await rest.send(endpoints.readNotification, { params: { id: 'n' } });
    await told();
    expect(sent.some(({ address }) => address.includes('uk_statistics'))).toBe(false);
    await rest.send(endpoints.markCompletion, { body: { page_id: 'p', course_session_id: 's' } });
    await waitFor(() => expect(result.current.rest).toEqual({ version: 2 }));
    // feedback is no completion
    expect(result.current.graphql).toBe('0');
  });

  it('after a write in another tab of the same person', async () => {
    const { result } = await openReader();
    const otherTab = new FakeChannel(`changes:${lena.id}`);
    const stranger = new FakeChannel('changes:another');
    onTestFinished(() => {
      otherTab.close();
      stranger.close();
    });
    server.version = 7;
    stranger.postMessage(['feedback']);
    await told();
    expect(result.current.graphql).toBe('0');
    otherTab.postMessage(['feedback']);
    await waitFor(() => expect(result.current).toMatchObject({ rest: { version: 7 }, graphql: '7' }));
  });

  it('and other tabs hear of the writes here', async () => {
    const heard: unknown[] = [];
    const otherTab = new FakeChannel(`changes:${lena.id}`);
    otherTab.addEventListener('message', (event) => heard.push((event as MessageEvent).data));
    onTestFinished(() => otherTab.close());
    await rest.send(endpoints.writeMessage, { body: { person_id: 'p', text: 't', idempotency_key: 'k' } });
    expect(heard).toEqual([['message', 'notification']]);
  });
});

it('what could not be asked again without network is asked when it is back', async () => {
  const { result } = await openReader();
  const sent = fakeNetwork(() => {
    throw new TypeError('Failed to fetch');
  });
  markChanged(['feedback']);
  await waitFor(() => expect(sent).toHaveLength(2));
  setStore($connection, 'unreachable');
  server.version = 5;
  serve();
  await act(async () => setStore($connection, 'online'));
  await waitFor(() => expect(result.current).toMatchObject({ rest: { version: 5 }, graphql: '5' }));
});

it('a language of another tab changes the texts before anything is asked in it', async () => {
  const { result } = await openReader();
  const languages: string[] = [];
  fakeNetwork(({ address, body }) => {
    languages.push($language.get());
    if (address === endpoints.sessions.path) return json([]);
    const answer = { __typename: 'FeedbackResponse', id: 'r', data: 'français' };
    return json(body === undefined ? { version: 'français' } : { data: { feedback_response: answer } });
  });
  const otherTab = new FakeChannel(`changes:${lena.id}`);
  onTestFinished(() => otherTab.close());
  otherTab.postMessage('fr');
  await waitFor(() =>
    expect(result.current).toMatchObject({ rest: { version: 'français' }, graphql: 'français' }),
  );
  expect(new Set(languages)).toEqual(new Set(['fr']));
  expect($user.get()?.language).toBe('fr');
});

it('other tabs hear of a new language by itself, and not that the profile has changed', async () => {
  const heard: unknown[] = [];
  const otherTab = new FakeChannel(`changes:${lena.id}`);
  otherTab.addEventListener('message', (event) => heard.push((event as MessageEvent).data));
  onTestFinished(() => otherTab.close());
  fakeNetwork(({ method }) => json(method === 'PUT' ? { ...lena, language: 'it' } : []));
  await changeLanguage('it');
  expect(heard).toEqual(['it']);
});

it('a query reads completions where it selects the state of a content', () => {
  const query = (selection: string) => gql`query Q { circle(id: "1") { contents { id ${selection} } } }`;
  const completion = new Set(['completion'] as const);
  expect(readsAny(query('completion_status(course_session_id: "1")'), completion)).toBe(true);
  expect(readsAny(query('own_completion(course_session_id: "1") { completion_status }'), completion)).toBe(
    false,
  );
});

it('saved work in progress makes nothing stale', async () => {
  await openReader();
  const sent = serve();
  await mutate(sendFeedback, { submitted: false });
  await told();
  expect(sent).toHaveLength(1);
});

it('several writes in a row are one question', async () => {
  await openReader();
  const sent = serve();
  for (const _ of [1, 2, 3]) markChanged(['attendance']);
  await waitFor(() => expect(sent).not.toHaveLength(0));
  await told();
  expect(sent).toHaveLength(1);
});

it('waits for the login, and asks once after it', async () => {
  const { result } = await openReader();
  setLoginMissing(true);
  server.version = 3;
  const sent = serve();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  markChanged(['attendance']);
  vi.advanceTimersByTime(settlingMs);
  vi.useRealTimers();
  expect(sent).toEqual([]);
  act(() => setLoginMissing(false));
  await waitFor(() => expect(result.current.rest).toEqual({ version: 3 }));
  expect(sent).toHaveLength(1);
});

it('what cannot be had again leaves what is shown', async () => {
  const { result } = await openReader();
  const sent = fakeNetwork(() => failed(503));
  markChanged(['feedback']);
  await waitFor(() => expect(sent).toHaveLength(2));
  await told();
  expect(result.current).toMatchObject({ rest: { version: 0 }, graphql: '0' });
});

it.each([
  ['not_found', 404, 0],
  ['internal_error', 500, 1],
])('an answer of %s (%i) is reported %i times', async (code, status, times) => {
  const report = vi.fn();
  setErrorReporter(report);
  onTestFinished(() => setErrorReporter(() => undefined));
  const failing = onStale(['device'], async () => {
    throw Object.assign(new Error(code), { code, status });
  });
  onTestFinished(failing);
  const asked = new Promise<void>((resolve) => onTestFinished(onStale(['device'], () => resolve())));
  markChanged(['device']);
  await asked;
  await Promise.resolve();
  expect(report).toHaveBeenCalledTimes(times);
});
