import { gql, type TypedDocumentNode } from '@apollo/client';
import { endpoints } from '@learn/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { useQuery } from '../apollo/hooks.ts';
import { markChanged, onStale, startFreshness } from '../freshness.ts';
import { clearRestCache } from '../rest/rest.ts';
import { useRest } from '../rest/useRest.ts';
import { startPlatform } from '../start.ts';
import { setLoginMissing } from '../stores/loginMissing.ts';
import { fakeNetwork, json } from './fakeNetwork.ts';
import { pageOf } from './fixtures.ts';

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
/** Sends a feedback, or work in progress of one. */
export const sendFeedback: TypedDocumentNode<object, { submitted: boolean }> = gql`
  mutation Send($submitted: Boolean) {
    send_feedback(submitted: $submitted) {
      errors
    }
  }
`;

/** The state of the server: how many writes it has seen. */
export const server = { version: 0 };

/** A server whose every answer names how many writes it has seen. */
export function serve() {
  return fakeNetwork(({ address, method, body }) => {
    const operation = (body as { readonly operationName?: string } | undefined)?.operationName;
    if (operation === 'Feedback') {
      const answer = { __typename: 'FeedbackResponse', id: 'r', data: `${server.version}` };
      return json({ data: { feedback_response: answer } });
    }
    if (method !== 'GET') server.version += 1;
    if (operation === 'Send') {
      return json({ data: { send_feedback: { __typename: 'SendFeedbackPayload', errors: null } } });
    }
    return address === endpoints.unreadCount.path
      ? json({ unread_count: server.version })
      : json({ version: server.version });
  });
}

/** Reads by REST and by GraphQL, of which only the second is about feedback. */
export const reading = () => {
  const statistics = useRest(endpoints.courseStatistics, { params: course });
  const feedback = useQuery(feedbackQuery, response);
  return {
    rest: statistics.data as unknown,
    loading: statistics.loading || feedback.data === undefined,
    graphql: feedback.data?.feedback_response.data,
  };
};

/** Shows what is read, once it is there. */
export async function openReader() {
  const shown = renderHook(reading);
  await waitFor(() =>
    expect(shown.result.current).toMatchObject({
      rest: { version: server.version },
      graphql: `${server.version}`,
    }),
  );
  return shown;
}

/** Waits until the readers of all changes so far have been told. */
export async function told(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = onStale(['device'], () => resolve());
  markChanged(['device']);
  await act(() => promise);
  stop();
}

/** Opens a page of a person before each test of a file. */
export function startPageBeforeEach(): void {
  beforeEach(async () => {
    localStorage.clear();
    server.version = 0;
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
}

/** Channels of all tabs, which hear each other at once. */
export class FakeChannel extends EventTarget {
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
