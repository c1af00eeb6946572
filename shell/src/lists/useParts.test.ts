import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useParts } from './useParts.ts';

interface Part {
  readonly ids: readonly string[];
}

const part = (...ids: string[]): Part => ({ ids });

function render(
  first: Part | undefined,
  load: () => Promise<Part> = () => Promise.reject(new Error('gone')),
) {
  return renderHook(
    (given) => useParts({ ...given, itemsOf: ({ ids }) => ids.map((id) => ({ id })), load, area: 'test' }),
    { initialProps: { of: 'all', first } },
  );
}

const idsOf = ({ result }: ReturnType<typeof render>) => result.current.parts?.items.map(({ id }) => id);

it('says how it goes with a further part, and nothing of it for another list', async () => {
  const { promise, resolve } = Promise.withResolvers<Part>();
  const { result, rerender } = render(part('a'), () => promise);
  expect(result.current.more).toBe('idle');
  let loaded: Promise<void> | undefined;
  act(() => {
    loaded = result.current.loadMore();
  });
  expect(result.current.more).toBe('loading');
  rerender({ of: 'unread', first: undefined });
  expect(result.current.more).toBe('idle');
  rerender({ of: 'all', first: part('a') });
  expect(result.current.more).toBe('loading');
  await act(async () => {
    resolve(part('b'));
    await loaded;
  });
  expect(result.current.more).toBe('idle');
});

it('says that a part failed until it is asked for again', async () => {
  const outcomes = [Promise.reject(new Error('gone')), Promise.resolve(part('b'))];
  const { result } = render(part('a'), () => outcomes.shift() ?? Promise.resolve(part()));
  await act(() => result.current.loadMore());
  expect(result.current.more).toBe('failed');
  await act(() => result.current.loadMore());
  expect(result.current.more).toBe('idle');
});

it('shows the parts of the list before while another one loads', () => {
  const hook = render(part('a'));
  expect(hook.result.current.stale).toBe(false);
  hook.rerender({ of: 'unread', first: undefined });
  expect([idsOf(hook), hook.result.current.stale]).toEqual([['a'], true]);
  hook.rerender({ of: 'unread', first: part('c') });
  expect([idsOf(hook), hook.result.current.stale]).toEqual([['c'], false]);
});

it.each([
  ['with a new item, which moves the last one on', part('new', 'a'), ['new', 'a', 'b', 'c', 'd']],
  ['with an item that moved to the front', part('d', 'a'), ['d', 'a', 'b', 'c']],
  ['without an item', part('b', 'c'), ['b', 'c', 'd']],
  ['with so many new items that the parts do not join', part('x', 'y'), ['x', 'y']],
])('keeps further parts below a newer first part %s', async (_, first, ids) => {
  const hook = render(part('a', 'b'), () => Promise.resolve(part('c', 'd')));
  await act(() => hook.result.current.loadMore());
  expect(idsOf(hook)).toEqual(['a', 'b', 'c', 'd']);
  hook.rerender({ of: 'all', first });
  expect(idsOf(hook)).toEqual(ids);
});

it('goes on from the last part that it shows', async () => {
  const asked: string[] = [];
  const hook = renderHook(
    ({ first }) =>
      useParts({
        of: 'all',
        first,
        itemsOf: ({ ids }) => ids.map((id) => ({ id })),
        load: async ({ ids }) => {
          asked.push(ids.join());
          return part('c');
        },
        area: 'test',
      }),
    { initialProps: { first: part('a', 'b') } },
  );
  await act(() => hook.result.current.loadMore());
  hook.rerender({ first: part('new', 'a', 'b') });
  await act(() => hook.result.current.loadMore());
  hook.rerender({ first: part('x') });
  await act(() => hook.result.current.loadMore());
  expect(asked).toEqual(['a,b', 'c', 'x']);
});
