import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { endpoints } from '@learn/contracts';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
// what is fetched when it is needed is here from the start
import './apollo/client.ts';
import { loadDataClient } from './apollo/dataClient.ts';
import { useQuery } from './apollo/hooks.ts';
import { primeRestCache } from './rest/rest.ts';
import { useRest } from './rest/useRest.ts';
import { startPlatform } from './start.ts';
import { completionKey, receiveCompletions } from './stores/completions.ts';
import { startClock, useNow } from './stores/now.ts';
import { useCompletions } from './stores/useCompletions.ts';
import { compiled } from './testing/compiled.ts';
import { fakeNetwork, json } from './testing/fakeNetwork.ts';
import { lena, pageOf } from './testing/fixtures.ts';

interface CourseData {
  readonly course: { readonly __typename: 'Course'; readonly id: string; readonly title: string };
}

const courseQuery: TypedDocumentNode<CourseData, { slug: string }> = compiled(
  'query Course($slug: String!) { course(slug: $slug) { id title __typename } }',
  'hash-of-course',
);
const unread = endpoints.unreadCount.path;
const completions = `/api/course/completion/s1/${lena.id}/`;

let endClock: () => void;

afterEach(() => {
  endClock();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function course(title: string): CourseData {
  return { course: { __typename: 'Course', id: 'c1', title } };
}

function Part() {
  const { data: count } = useRest(endpoints.unreadCount, {});
  const { data } = useQuery(courseQuery, { slug: 'auto' });
  const done = useCompletions('s1');
  const now = useNow();
  return (
    <p>
      {[
        count?.unread_count,
        data?.course.title,
        done.state === 'ready' && done.data.size,
        now.getMinutes(),
      ].join()}
    </p>
  );
}

it('goes on with what the page brought, and shows then what has changed before', async () => {
  fakeNetwork(({ address }) => json(address === unread ? { unread_count: 4 } : []));
  await startPlatform(
    pageOf({
      now: '2026-03-02T13:03:20.000Z',
      user: lena,
      rest: { [unread]: { unread_count: 3 }, [completions]: [] },
      operations: [{ hash: 'hash-of-course', variables: { slug: 'auto' }, data: { ...course('Auto') } }],
    }),
    [],
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Part />);
  expect(root).toHaveTextContent('3,Auto,0,3');

  primeRestCache({ [unread]: { unread_count: 4 } });
  const client = await loadDataClient();
  client.writeQuery({ query: courseQuery, variables: { slug: 'auto' }, data: course('Fahrzeug') });
  const page = {
    page_id: 'p1',
    completion_status: 'SUCCESS',
    updated_at: '2026-03-02T13:04:00.000Z',
  } as const;
  receiveCompletions(completionKey('s1', lena.id), [page], 1);
  vi.useFakeTimers({ now: new Date('2026-03-02T13:04:00.000Z'), toFake: ['Date'] });
  endClock = startClock();
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <Part />, { onRecoverableError: (error) => mismatches.push(error) });
  });
  expect(root).toHaveTextContent('4,Fahrzeug,1,4');
  expect(mismatches).toEqual([]);
});
