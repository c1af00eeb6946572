import { gql, type TypedDocumentNode } from '@apollo/client';
import { type ErrorCode, endpoints } from '@learn/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mutate, useQuery } from './apollo/hooks.ts';
import { readsAny } from './apollo/staleQueries.ts';
import { isFresh, markChanged, moment, onStale, settlingMs, startFreshness } from './freshness.ts';
import { changeLanguage } from './i18n/changeLanguage.ts';
import { clearRestCache, rest } from './rest/rest.ts';
import { useRest } from './rest/useRest.ts';
import { startPlatform } from './start.ts';
import { $connection } from './stores/connection.ts';
import { $language } from './stores/language.ts';
import { setLoginMissing } from './stores/loginMissing.ts';
import { $user } from './stores/user.ts';
import { setErrorReporter } from './telemetry/telemetry.ts';
import { failed, fakeNetwork, graphqlError, held, json } from './testing/fakeNetwork.ts';
import { lena, pageOf } from './testing/fixtures.ts';
import { setStore } from './testing/setStore.ts';

const course = { courseId: 'course' };
const response = { course_session_id: 's', learning_content_page_id: 'p' };

interface Feedback {
  readonly feedback_response: {
    readonly __typename: 'FeedbackResponse';
    readonly id: string;
    readonly data: string;
  };
}

const feedbackQuery: TypedDocumentNode<Feedback, typeof response> = gql`
  query Feedback($course_session_id: ID!, $learning_content_page_id: ID!) {
    feedback_response(course_session_id: $course_session_id, learning_content_page_id: $learning_content_page_id) {
      id
      data
    }
  }
`;
const sendFeedback: TypedDocumentNode<object, { submitted: boolean }> = gql`
  mutation Send($submitted: Boolean) {
    send_feedback(submitted: $submitted) {
      errors
    }
  }
`;

let version = 0;

/** A server whose every answer names how many writes it has seen. */
function serve() {
  return fakeNetwork(({ address, method, body }) => {
    const operation = (body as { readonly operationName?: string } | undefined)?.operationName;
    if (operation === 'Feedback') {
      const answer = { __typename: 'FeedbackResponse', id: 'r', data: `${version}` };
      return json({ data: { feedback_response: answer } });
    }
    if (method !== 'GET') version += 1;
    if (operation === 'Send') {
      return json({ data: { send_feedback: { __typename: 'SendFeedbackPayload', errors: null } } });
    }
    return address === endpoints.unreadCount.path ? json({ unread_count: version }) : json({ version });
  });
}

const reading = () => {
  const statistics = useRest(endpoints.courseStatistics, { params: course });
  const feedback = useQuery(feedbackQuery, response);
  return {
    rest: statistics.data as unknown,
    loading: statistics.loading || feedback.data === undefined,
    graphql: feedback.data?.feedback_response.data,
  };
};

async function openReader() {
  const shown = renderHook(reading);
  await waitFor(() =>
    expect(shown.result.current).toMatchObject({ rest: { version }, graphql: `${version}` }),
  );
  return shown;
}

/** Waits until the readers of all changes so far have been told. */
async function told(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = onStale(['device'], () => resolve());
  markChanged(['device']);
  await act(() => promise);
  stop();
}

beforeEach(async () => {
  localStorage.clear();
  version = 0;
  clearRestCache();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  serve();
  await startPlatform(pageOf(), []);
});
afterEach(() => {
  setLoginMissing(false);
  startFreshness(undefined);
  vi.unstubAllGlobals();
});

/** Channels of all tabs, which hear each other at once. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

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
    version = 7;
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

describe('a page that was asked for before a write was answered', () => {
  it('is asked for again in what the write changes, once it is taken', async () => {
    const { result } = await openReader();
    startFreshness(undefined);
    version = 3;
    markChanged(['feedback']);
    await told();
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    await openAnotherPage(taken);
    version = 4;
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
        return json({ version });
      const data = { feedback_response: { __typename: 'FeedbackResponse', id: 'r', data: `${version}` } };
      const { answer, arrive } = held();
      questions.push(() => arrive(json({ data })));
      return answer;
    });
    return questions;
  }

  function write() {
    version += 1;
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

describe('a write that is refused', () => {
  const statistics = (sent: ReturnType<typeof fakeNetwork>) =>
    sent.filter(({ address, method }) => method === 'GET' && address.includes('statistics')).length;

  /** Refuses writes; somebody else has changed what is shown. */
  function refuse(code: ErrorCode, status: number) {
    version = 4;
    return fakeNetwork(({ method, body }) => {
      const { operationName } = Object(body) as { readonly operationName?: string };
      const answer = { __typename: 'FeedbackResponse', id: 'r', data: `${version}` };
      if (operationName === 'Feedback') return json({ data: { feedback_response: answer } });
      if (operationName) return graphqlError(code);
      return method === 'GET' ? json({ version }) : failed(status, { code });
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
      const answer = { __typename: 'FeedbackResponse', id: 'r', data: `${version}` };
      if (operationName === 'Feedback') return json({ data: { feedback_response: answer } });
      if (method === 'GET') return json({ version });
      version += 1;
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

it('what could not be asked again without network is asked when it is back', async () => {
  const { result } = await openReader();
  const sent = fakeNetwork(() => {
    throw new TypeError('Failed to fetch');
  });
  markChanged(['feedback']);
  await waitFor(() => expect(sent).toHaveLength(2));
  setStore($connection, 'unreachable');
  version = 5;
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
  version = 3;
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

it('an answer that was asked for before a write is not kept after it', async () => {
  const sent = serve();
  const before = rest.get(endpoints.me);
  await rest.send(endpoints.changeMe, { body: {} });
  await before;
  await rest.get(endpoints.me);
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
});
