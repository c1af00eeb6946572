import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { renderHook, waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPlatform } from '../start.ts';
import { fakeNetwork, json } from '../testing/fakeNetwork.ts';
import { pageOf } from '../testing/fixtures.ts';
import type * as client from './client.ts';
import { loadDataClient } from './dataClient.ts';
import { useQuery } from './hooks.ts';

const network = { down: false };

vi.mock('./client.ts', async (original) => {
  const real = await original<typeof client>();
  return {
    ...real,
    createClient: (...given: Parameters<typeof client.createClient>) => {
      if (network.down) throw new TypeError('Failed to fetch');
      return real.createClient(...given);
    },
  };
});

const hello = parse('query Hello { hello }') as TypedDocumentNode<{ hello: string }, Record<string, never>>;

beforeEach(() => startPlatform(pageOf(), []));
afterEach(() => {
  network.down = false;
  vi.unstubAllGlobals();
});

it('there is one client, however often it is asked for', async () => {
  const [one, two] = await Promise.all([loadDataClient(), loadDataClient()]);
  expect(one).toBe(two);
  expect(await loadDataClient()).toBe(one);
});

it('another page has another client', async () => {
  const before = await loadDataClient();
  await startPlatform(pageOf(), []);
  expect(await loadDataClient()).not.toBe(before);
});

it('a client whose code could not be had fails the query, which can be tried again', async () => {
  fakeNetwork(() => json({ data: { hello: 'Grüezi' } }));
  network.down = true;
  const { result } = renderHook(() => useQuery(hello, {}));
  await waitFor(() => expect(result.current.error).toBeDefined());
  expect(result.current).toMatchObject({ data: undefined, loading: false });
  network.down = false;
  result.current.reload();
  await waitFor(() => expect(result.current.data).toEqual({ hello: 'Grüezi' }));
  expect(result.current.error).toBeUndefined();
});
