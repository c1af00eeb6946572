import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setUser } from '../stores/account.ts';
import { markCompletion } from '../stores/completions.ts';
import { $isViewing } from '../stores/viewing.ts';
import { failed, fakeNetwork } from '../testing/fakeNetwork.ts';
import { lena } from '../testing/fixtures.ts';
import { keptWrites } from '../testing/keptWrites.ts';
import { useChoices } from './useChoices.ts';

beforeEach(() => setUser(lena));

it('keeps each choice before the next one is made, however long the server takes', () => {
  fakeNetwork(() => new Promise(() => undefined));
  const { result, unmount } = renderHook(() =>
    useChoices<'SUCCESS' | 'FAIL'>((page_id, completion_status) =>
      markCompletion(
        lena.id,
        { page_id, course_session_id: 's1', completion_status },
        { title: page_id, address: '/x' },
      ),
    ),
  );
  act(() => {
    for (const page of ['p1', 'p2', 'p3']) void result.current.choose(page, 'SUCCESS');
    void result.current.choose('p2', 'FAIL');
  });
  const kept = () => keptWrites().map((entry) => JSON.parse(entry).write.request.body);
  const expected = [
    { page_id: 'p1', completion_status: 'SUCCESS' },
    { page_id: 'p2', completion_status: 'FAIL' },
    { page_id: 'p3', completion_status: 'SUCCESS' },
  ];
  expect(kept()).toHaveLength(3);
  expect(kept()).toEqual(expect.arrayContaining(expected.map((body) => expect.objectContaining(body))));
  unmount();
  expect(kept()).toHaveLength(3);
});

it('what an administrator chooses who only looks is not chosen, and nothing of it is kept', async () => {
  $isViewing.set(true);
  setUser(lena);
  fakeNetwork(() => failed(403, { code: 'read_only' }));
  const { result } = renderHook(() =>
    useChoices<'SUCCESS'>((page_id, completion_status) =>
      markCompletion(
        lena.id,
        { page_id, course_session_id: 's1', completion_status },
        { title: page_id, address: '/x' },
      ),
    ),
  );
  await act(() => result.current.choose('p9', 'SUCCESS'));
  expect(result.current.unsaved.size).toBe(0);
  expect(keptWrites().filter((entry) => entry.includes('p9'))).toEqual([]);
  $isViewing.set(false);
});
