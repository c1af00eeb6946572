import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { InlinedOperation } from '@learn/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../i18n/changeLanguage.ts';
import { clearRestCache, onUnauthorised } from '../rest/rest.ts';
import { startPlatform } from '../start.ts';
import { compiled } from '../testing/compiled.ts';
import { fakeNetwork, json, type SentCall } from '../testing/fakeNetwork.ts';
import { lena, pageOf } from '../testing/fixtures.ts';
// what is fetched when it is needed is here from the start
import './client.ts';
import { expectResults, loadDataClient, readyClient } from './dataClient.ts';
import { mutate, useQuery } from './hooks.ts';

interface CourseData {
  readonly course: { readonly __typename: 'Course'; readonly id: string; readonly title: string };
}

const courseQuery: TypedDocumentNode<CourseData, { slug: string }> = compiled(
  'query Course($slug: String!) { course(slug: $slug) { id title __typename } }',
  'hash-of-course',
);
const rename: TypedDocumentNode<{ rename: CourseData['course'] }, { title: string }> = compiled(
  'mutation Rename($title: String!) { rename(title: $title) { id title __typename } }',
  'hash-of-rename',
);
const endpoint = '/server/graphql/';

function course(title: string): CourseData {
  return { course: { __typename: 'Course', id: 'c1', title } };
}

function inlined(title: string, slug = 'auto'): InlinedOperation {
  return { hash: 'hash-of-course', variables: { slug }, data: { ...course(title) } };
}

/** A failed answer as the query endpoint writes it. */
function refused(code: string, status = 200): Response {
  const body = JSON.stringify({
    errors: [{ message: 'Satz des Servers', extensions: { code } }],
    data: null,
  });
  return new Response(body, { status, headers: { 'content-type': 'application/graphql-response+json' } });
}

/** Answers queries as said, and the calls of a change of language. */
function serve(query: (call: SentCall) => Response | Promise<Response>): SentCall[] {
  return fakeNetwork((call) => {
    if (call.address === endpoint) return query(call);
    return json(call.method === 'PUT' ? { ...lena, language: 'fr' } : []);
  });
}

function queries(sent: readonly SentCall[]): SentCall[] {
  return sent.filter(({ address }) => address === endpoint);
}

beforeEach(async () => {
  clearRestCache();
  await startPlatform(pageOf(), []);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('useQuery', () => {
  it('asks the endpoint as the person, in their language', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('csrftoken=abc');
    const sent = serve(() => json({ data: course('Autoverkauf') }));
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    expect(result.current).toMatchObject({ data: undefined, loading: true });
    await waitFor(() => expect(result.current.data).toEqual(course('Autoverkauf')));
    expect(result.current).toMatchObject({ loading: false, error: undefined, errorCode: undefined });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: { operationName: 'Course', variables: { slug: 'auto' } },
    });
    expect(sent[0]?.headers.get('X-CSRFToken')).toBe('abc');
    expect(sent[0]?.headers.get('Accept-Language')).toBe('de');
  });

  it('asks for nothing while the variables are not known', async () => {
    const sent = serve(() => json({ data: course('Autoverkauf') }));
    const { result, rerender } = renderHook(
      ({ slug }) => useQuery(courseQuery, slug ? { slug } : undefined),
      {
        initialProps: { slug: '' },
      },
    );
    expect(result.current).toMatchObject({ data: undefined, loading: false, error: undefined });
    expect(sent).toEqual([]);
    rerender({ slug: 'auto' });
    await waitFor(() => expect(result.current.data).toEqual(course('Autoverkauf')));
  });

  it.each([
    ['in an answer', 200, 'circle_locked'],
    ['with a status of its own', 503, 'database_unavailable'],
  ])('knows the server’s code %s', async (_name, status, code) => {
    serve(() => refused(code, status));
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    await waitFor(() => expect(result.current.errorCode).toBe(code));
    expect(result.current.error).toBeDefined();
  });

  it('has an error without a code when the network is gone', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(result.current.errorCode).toBeUndefined();
  });

  it('tries again on demand, also in vain', async () => {
    const answers = [
      refused('internal_error'),
      refused('internal_error'),
      json({ data: course('Autoverkauf') }),
    ];
    const sent = serve(() => answers.shift() ?? refused('internal_error'));
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    await waitFor(() => expect(result.current.error).toBeDefined());
    act(() => result.current.reload());
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(result.current.loading).toBe(false));
    expect(result.current.errorCode).toBe('internal_error');
    act(() => result.current.reload());
    await waitFor(() => expect(result.current.data).toEqual(course('Autoverkauf')));
    expect(result.current.error).toBeUndefined();
  });

  it('says that the session has ended', async () => {
    const ended = vi.fn();
    const stop = onUnauthorised(ended);
    serve(() => refused('not_logged_in', 401));
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    await waitFor(() => expect(result.current.errorCode).toBe('not_logged_in'));
    stop();
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('operations that the page carries', () => {
  it('are answered without the network, once', async () => {
    const sent = serve(() => json({ data: course('Neu') }));
    await startPlatform(pageOf({ operations: [inlined('Autoverkauf')] }), []);
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    await waitFor(() => expect(result.current.data).toEqual(course('Autoverkauf')));
    expect(sent).toEqual([]);
    act(() => result.current.reload());
    await waitFor(() => expect(result.current.data).toEqual(course('Neu')));
    expect(sent).toHaveLength(1);
  });

  it('need no data client as long as nothing else is asked for', async () => {
    await startPlatform(pageOf({ operations: [inlined('Autoverkauf')] }), []);
    const first = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    expect(first.result.current).toMatchObject({ data: course('Autoverkauf'), loading: false });
    first.unmount();
    const again = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    expect(again.result.current.data).toEqual(course('Autoverkauf'));
    expect(readyClient()).toBeUndefined();
  });

  it('are known to the client, once there is one', async () => {
    const sent = serve(({ body }) =>
      json({
        data:
          (body as { operationName: string }).operationName === 'Rename'
            ? { rename: course('Neu').course }
            : course('Vom Server'),
      }),
    );
    await startPlatform(pageOf({ operations: [inlined('Autoverkauf')] }), []);
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    await act(() => mutate(rename, { title: 'Neu' }));
    expect(result.current.data).toEqual(course('Neu'));
    const later = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    expect(later.result.current).toMatchObject({ data: course('Neu'), loading: false });
    expect(sent).toHaveLength(1);
  });

  it('are shown at once where another write has brought the client before', async () => {
    const sent = serve(() => json({ data: { rename: course('Neu').course } }));
    await startPlatform(pageOf({ operations: [inlined('Autoverkauf')] }), []);
    await mutate(rename, { title: 'Neu' });
    expect(readyClient()).toBeDefined();
    const drawn: unknown[] = [];
    renderHook(() => {
      const { data, loading } = useQuery(courseQuery, { slug: 'auto' });
      drawn.push({ data, loading });
    });
    await waitFor(() => expect(drawn.length).toBeGreaterThan(0));
    await act(async () => undefined);
    expect(drawn).not.toContainEqual(expect.objectContaining({ data: undefined }));
    expect(drawn).not.toContainEqual(expect.objectContaining({ loading: true }));
    expect(sent).toHaveLength(1);
  });

  it('are asked for all the same where that is the policy', async () => {
    const sent = serve(() => json({ data: course('Neu') }));
    await startPlatform(pageOf({ operations: [inlined('Autoverkauf')] }), []);
    const options = { fetchPolicy: 'cache-and-network' } as const;
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'auto' }, options));
    expect(result.current.data).toEqual(course('Autoverkauf'));
    await waitFor(() => expect(result.current.data).toEqual(course('Neu')));
    expect(sent).toHaveLength(1);
  });

  it('answer nothing else', async () => {
    const sent = serve(() => json({ data: course('Vom Server') }));
    await startPlatform(pageOf({ operations: [inlined('Andere', 'vers')] }), []);
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    await waitFor(() => expect(result.current.data).toEqual(course('Vom Server')));
    expect(sent).toHaveLength(1);
  });
});

it('two operations of the same name get their own answer each, before there is a client and with one', async () => {
  const first = compiled('query CourseQuery { course { id title __typename } }', 'hash-of-first');
  const second = compiled('query CourseQuery { course { id slug __typename } }', 'hash-of-second');
  const operations: InlinedOperation[] = [
    {
      hash: 'hash-of-first',
      variables: {},
      data: { ...course('Autoverkauf') },
    },
    {
      hash: 'hash-of-second',
      variables: {},
      data: { course: { __typename: 'Course', id: 'c1', slug: 'auto' } },
    },
  ];
  const sent = serve(() => json({ data: {} }));
  for (const withClient of [false, true]) {
    await startPlatform(pageOf({ operations }), []);
    if (withClient) await loadDataClient();
    const { result } = renderHook(() => [useQuery(second, {}), useQuery(first, {})]);
    await waitFor(() =>
      expect(result.current.map(({ data }) => data)).toEqual([operations[1]?.data, operations[0]?.data]),
    );
  }
  expect(sent).toEqual([]);
});

describe('answers that were asked for ahead', () => {
  const ahead = (title: string) => {
    const { promise, resolve } = Promise.withResolvers<InlinedOperation[]>();
    expectResults(['hash-of-course'], promise);
    return async () => act(async () => resolve([inlined(title)]));
  };

  it.each([
    ['before there is a client', false],
    ['when there is one', true],
  ])('are waited for %s, and asked for by nobody else', async (_, withClient) => {
    const sent = serve(() => json({ data: course('Vom Server') }));
    if (withClient) await loadDataClient();
    const arrive = ahead('Voraus');
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    expect(result.current).toMatchObject({ data: undefined, loading: true });
    await arrive();
    await waitFor(() => expect(result.current.data).toEqual(course('Voraus')));
    expect(result.current.loading).toBe(false);
    expect([sent, readyClient() !== undefined]).toEqual([[], withClient]);
  });

  it('to another question keep nobody waiting', async () => {
    serve(() => json({ data: course('Vom Server') }));
    expectResults(['hash-of-circle'], new Promise(() => undefined));
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    await waitFor(() => expect(result.current.data).toEqual(course('Vom Server')));
  });

  it('that did not bring what is wanted are followed by the question itself', async () => {
    const sent = serve(() => json({ data: course('Vom Server') }));
    const arrive = ahead('Voraus');
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'vers' }));
    await arrive();
    await waitFor(() => expect(result.current.data).toEqual(course('Vom Server')));
    expect(sent).toHaveLength(1);
  });

  it('hold up no mutation, and count no more after it', async () => {
    const sent = serve(() => json({ data: { rename: course('Neu').course } }));
    const arrive = ahead('Voraus');
    await mutate(rename, { title: 'Neu' });
    await arrive();
    renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    await waitFor(() => expect(queries(sent)).toHaveLength(2));
  });
});

describe('a change of language', () => {
  it('brings what is on the screen in the new one, and leaves the old one there until then', async () => {
    const titles: unknown[] = [];
    serve(({ headers }) => json({ data: course(`Titel ${headers.get('Accept-Language')}`) }));
    const { result } = renderHook(() => {
      const state = useQuery(courseQuery, { slug: 'auto' });
      titles.push(state.data?.course.title);
      return state;
    });
    await waitFor(() => expect(result.current.data).toEqual(course('Titel de')));
    await act(() => changeLanguage('fr'));
    await waitFor(() => expect(result.current.data).toEqual(course('Titel fr')));
    expect([...new Set(titles)]).toEqual([undefined, 'Titel de', 'Titel fr']);
  });

  it('leaves nothing of the old one for pages that are opened later', async () => {
    const sent = serve(({ headers }) => json({ data: course(`Titel ${headers.get('Accept-Language')}`) }));
    await startPlatform(pageOf({ operations: [inlined('Nie gezeigt', 'vers')] }), []);
    const first = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    await waitFor(() => expect(first.result.current.data).toEqual(course('Titel de')));
    first.unmount();
    await waitFor(() => expect(readyClient()?.getObservableQueries('active').size).toBe(0));
    await changeLanguage('fr');
    for (const slug of ['auto', 'vers']) {
      const later = renderHook(() => useQuery(courseQuery, { slug }));
      await waitFor(() => expect(later.result.current.data).toEqual(course('Titel fr')));
      later.unmount();
    }
    expect(queries(sent)).toHaveLength(3);
  });
});

describe('mutate', () => {
  it('gives back what the server made of it, which every query then shows', async () => {
    serve(({ body }) =>
      json(
        (body as { operationName: string }).operationName === 'Rename'
          ? { data: { rename: course('Neu').course } }
          : { data: course('Alt') },
      ),
    );
    const { result } = renderHook(() => useQuery(courseQuery, { slug: 'auto' }));
    await waitFor(() => expect(result.current.data).toEqual(course('Alt')));
    await expect(mutate(rename, { title: 'Neu' })).resolves.toEqual({ rename: course('Neu').course });
    await waitFor(() => expect(result.current.data).toEqual(course('Neu')));
  });

  it('throws what the server refuses', async () => {
    serve(() => refused('forbidden'));
    await expect(mutate(rename, { title: 'Neu' })).rejects.toThrow('Satz des Servers');
  });
});
