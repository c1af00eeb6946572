import { type ErrorCode, endpoints } from '@learn/contracts';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mutate } from './apollo/hooks.ts';
import { isFresh, moment } from './freshness.ts';
import { rest } from './rest/rest.ts';
import { $connection } from './stores/connection.ts';
import { failed, fakeNetwork, graphqlError, held, json } from './testing/fakeNetwork.ts';
import { lena } from './testing/fixtures.ts';
import {
  FakeChannel,
  openReader,
  sendFeedback,
  server,
  startPageBeforeEach,
  told,
} from './testing/freshReader.ts';
import { setStore } from './testing/setStore.ts';

startPageBeforeEach();

describe('a write that is refused', () => {
  const statistics = (sent: ReturnType<typeof fakeNetwork>) =>
    sent.filter(({ address, method }) => method === 'GET' && address.includes('statistics')).length;

  /** Refuses writes; somebody else has changed what is shown. */
  function refuse(code: ErrorCode, status: number) {
    server.version = 4;
    return fakeNetwork(({ method, body }) => {
      const { operationName } = Object(body) as { readonly operationName?: string };
      const answer = { __typename: 'FeedbackResponse', id: 'r', data: `${server.version}` };
      if (operationName === 'Feedback') return json({ data: { feedback_response: answer } });
      if (operationName) return graphqlError(code);
      return method === 'GET' ? json({ version: server.version }) : failed(status, { code });
    });
  }

  it.each([
    ['not_found', 404, 1],
    ['forbidden', 403, 1],
    ['version_conflict', 409, 1],
    ['has_records', 409, 1],
    ['circle_locked', 422, 1],
    ['validation_failed', 400, 0],
    ['csrf_failed', 403, 0],
    ['too_many_requests', 429, 0],
    ['internal_error', 500, 0],
    ['database_unavailable', 503, 0],
  ] as const)('with %s (%i) has what is shown asked for %i times', async (code, status, times) => {
    const { result } = await openReader();
    const sent = refuse(code, status);
    await expect(
      rest.send(endpoints.markCompletion, { body: { page_id: 'p', course_session_id: 's' } }),
    ).rejects.toMatchObject({ code });
    await told();
    expect(statistics(sent)).toBe(times);
    await expect(mutate(sendFeedback, { submitted: true })).rejects.toThrow();
    await told();
    await waitFor(() => expect(result.current.graphql).toBe(times === 1 ? '4' : '0'));
  });

  it('is sent once, and a draft of work in progress has nothing asked for', async () => {
    await openReader();
    const sent = refuse('version_conflict', 409);
    await expect(mutate(sendFeedback, { submitted: false })).rejects.toThrow();
    await told();
    expect(sent).toHaveLength(1);
  });
});

describe('a write whose answer is lost may have been done', () => {
  /** Loses the answers to writes; the server has done them. */
  function loseAnswers() {
    fakeNetwork(({ method, body }) => {
      const { operationName } = Object(body) as { readonly operationName?: string };
      const answer = { __typename: 'FeedbackResponse', id: 'r', data: `${server.version}` };
      if (operationName === 'Feedback') return json({ data: { feedback_response: answer } });
      if (method === 'GET') return json({ version: server.version });
      server.version += 1;
      throw new TypeError('Failed to fetch');
    });
  }

  it('by REST', async () => {
    const { result } = await openReader();
    loseAnswers();
    await expect(
      rest.send(endpoints.markCompletion, { body: { page_id: 'p', course_session_id: 's' } }),
    ).rejects.toThrow('Failed to fetch');
    await waitFor(() => expect(result.current.rest).toEqual({ version: 1 }));
  });

  it('by a mutation', async () => {
    const { result } = await openReader();
    loseAnswers();
    await expect(mutate(sendFeedback, { submitted: true })).rejects.toThrow('Failed to fetch');
    await waitFor(() => expect(result.current).toMatchObject({ rest: { version: 1 }, graphql: '1' }));
  });

  it('unless there was no network to send it', async () => {
    await openReader();
    setStore($connection, 'offline');
    const since = moment();
    loseAnswers();
    await expect(
      rest.send(endpoints.markCompletion, { body: { page_id: 'p', course_session_id: 's' } }),
    ).rejects.toThrow('Failed to fetch');
    expect(isFresh(['completion'], since)).toBe(true);
    setStore($connection, 'online');
  });

  it('and one that outlives its page tells the other tabs before the answer', async () => {
    const heard: unknown[] = [];
    const otherTab = new FakeChannel(`changes:${lena.id}`);
    otherTab.addEventListener('message', (event) => heard.push((event as MessageEvent).data));
    onTestFinished(() => otherTab.close());
    const { answer, arrive } = held();
    fakeNetwork(() => answer);
    const sending = rest.send(endpoints.readNotification, { params: { id: 'n' } }, { keepalive: true });
    expect(heard).toEqual([['unread']]);
    arrive(json({}));
    await sending;
  });
});
