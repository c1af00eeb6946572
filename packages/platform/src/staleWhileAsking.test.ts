import { endpoints } from '@learn/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mutate } from './apollo/hooks.ts';
import { isFresh, markChanged, moment, startFreshness } from './freshness.ts';
import { rest } from './rest/rest.ts';
import { fakeNetwork, held, json } from './testing/fakeNetwork.ts';
import { lena } from './testing/fixtures.ts';
import {
  openReader,
  reading,
  sendFeedback,
  serve,
  server,
  startPageBeforeEach,
  told,
} from './testing/freshReader.ts';

startPageBeforeEach();

describe('a page that was asked for before a write was answered', () => {
  it('is asked for again in what the write changes, once it is taken', async () => {
    const { result } = await openReader();
    startFreshness(undefined);
    server.version = 3;
    markChanged(['feedback']);
    await told();
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    await openAnotherPage(taken);
    server.version = 4;
    await told();
    expect(result.current.graphql).toBe('3');
    await act(async () => take());
    await waitFor(() => expect(result.current.graphql).toBe('4'));
  });

  it('and one that was asked for after it holds it already', async () => {
    await openReader();
    markChanged(['feedback']);
    await told();
    vi.spyOn(performance, 'now').mockReturnValue(-1);
    const since = moment();
    await openAnotherPage();
    expect(isFresh(['feedback'], since)).toBe(true);
  });

  it('also in saved work in progress, which changes nothing that is open', async () => {
    await openReader();
    const since = moment();
    await mutate(sendFeedback, { submitted: false });
    expect(isFresh(['feedback'], since)).toBe(true);
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    await openAnotherPage();
    expect(isFresh(['feedback'], since)).toBe(false);
  });

  async function openAnotherPage(taken?: Promise<void>) {
    startFreshness(lena.id, taken);
    await Promise.resolve();
  }
});

describe('a GraphQL answer that was asked for before a write does not stay', () => {
  /** A server that answers the query when the test says so, with the state at the moment of the question. */
  function serveHeld() {
    const questions: (() => void)[] = [];
    fakeNetwork(({ body }) => {
      if ((body as { readonly operationName?: string } | undefined)?.operationName !== 'Feedback')
        return json({ version: server.version });
      const data = {
        feedback_response: { __typename: 'FeedbackResponse', id: 'r', data: `${server.version}` },
      };
      const { answer, arrive } = held();
      questions.push(() => arrive(json({ data })));
      return answer;
    });
    return questions;
  }

  function write() {
    server.version += 1;
    markChanged(['feedback']);
  }

  async function arrivesAs(question: number, questions: readonly (() => void)[]) {
    await waitFor(() => expect(questions).toHaveLength(question));
    await told();
    await act(async () => questions[question - 1]?.());
  }

  it('where the second write comes while the first is asked about', async () => {
    const { result } = await openReader();
    const questions = serveHeld();
    write();
    await waitFor(() => expect(questions).toHaveLength(1));
    write();
    await arrivesAs(1, questions);
    await arrivesAs(2, questions);
    await waitFor(() => expect(result.current.graphql).toBe('2'));
  });

  it('where the query is asked for the first time', async () => {
    const questions = serveHeld();
    const { result } = renderHook(reading);
    await waitFor(() => expect(questions).toHaveLength(1));
    write();
    await arrivesAs(1, questions);
    await arrivesAs(2, questions);
    await waitFor(() => expect(result.current.graphql).toBe('1'));
  });
});

it('an answer that was asked for before a write is not kept after it', async () => {
  const sent = serve();
  const before = rest.get(endpoints.me);
  await rest.send(endpoints.changeMe, { body: {} });
  await before;
  await rest.get(endpoints.me);
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
});
