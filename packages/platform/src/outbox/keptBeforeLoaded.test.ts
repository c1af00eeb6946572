import { beforeEach, expect, it } from 'vitest';
import { setUser } from '../stores/account.ts';
import { markCompletion } from '../stores/completions.ts';
import { fakeNetwork, json } from '../testing/fakeNetwork.ts';
import { lena } from '../testing/fixtures.ts';
import { keptWrites } from '../testing/keptWrites.ts';

const body = { page_id: 'p1', course_session_id: 's1', completion_status: 'SUCCESS' } as const;

// what files before this one sent may fail, and be kept, only now
beforeEach(() => localStorage.clear());

it('a write is kept at once, before the file that sends has arrived, and sent one time', async () => {
  const sent = fakeNetwork(() => json([]));
  setUser(lena);
  const marked = markCompletion(lena.id, body, { title: 'Bremsen', address: '/x' });
  expect(keptWrites().map((entry) => JSON.parse(entry))).toMatchObject([
    { state: 'waiting', write: { title: 'Bremsen', request: { body } } },
  ]);
  await expect(marked).resolves.toBe('sent');
  expect(sent).toMatchObject([{ method: 'POST', body }]);
  expect(keptWrites()).toEqual([]);
});
