import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPlatform } from '../start.ts';
import { resetPerson, setUser } from '../stores/account.ts';
import { $completions, completionKey, loadCompletions, markCompletion } from '../stores/completions.ts';
import { $connection } from '../stores/connection.ts';
import { forgetDrafts, hasDrafts } from '../stores/drafts.ts';
import { failed, fakeNetwork, json } from '../testing/fakeNetwork.ts';
import { lena, pageOf } from '../testing/fixtures.ts';
import { keptWrites } from '../testing/keptWrites.ts';
import { setStore } from '../testing/setStore.ts';
import { deliver, dropWaiting, sendWaiting } from './outbox.ts';
import { $lastSent, $outbox, onDelivered } from './waitingWrites.ts';

const key = completionKey('s1', lena.id);
const markAddress = '/api/course/completion/mark/';
const done = { page_id: 'p1', course_session_id: 's1', completion_status: 'SUCCESS' } as const;
const about = { title: 'Bremsen', address: '/x' };

beforeEach(async () => {
  localStorage.clear();
  await startPlatform(pageOf(), []);
});
afterEach(() => {
  setStore($connection, 'online');
  resetPerson();
  vi.unstubAllGlobals();
});

function statusOf(page: string): string | undefined {
  const state = $completions.get()[key];
  return state?.state === 'ready' ? state.index.get(page)?.completion_status : undefined;
}

function lists(...pages: string[]): Response {
  return json(
    pages.map((page_id) => ({
      page_id,
      completion_status: 'SUCCESS',
      updated_at: '2026-11-21T20:00:00.000Z',
    })),
  );
}

/** The page is closed, and opened again by the same person. */
function reopen(): void {
  resetPerson();
  setUser(lena);
  void sendWaiting();
}

it('shows a mark that waits at once, after a reload, and until the server has it', async () => {
  fakeNetwork((call) =>
    call.address === markAddress ? Promise.reject(new TypeError('offline')) : lists('p0'),
  );
  await loadCompletions('s1', lena.id);
  setStore($connection, 'offline');
  await expect(markCompletion(lena.id, done, about)).resolves.toBe('waiting');
  expect([statusOf('p0'), statusOf('p1')]).toEqual(['SUCCESS', 'SUCCESS']);
  expect($outbox.get()).toMatchObject([
    { area: 'completion', title: 'Bremsen', address: '/x', state: 'waiting' },
  ]);

  reopen();
  await loadCompletions('s1', lena.id, { reload: true });
  await vi.waitFor(() => expect(statusOf('p1')).toBe('SUCCESS'));

  const sent = fakeNetwork(() => lists('p0', 'p1', 'p2'));
  setStore($connection, 'online');
  await vi.waitFor(() => expect(statusOf('p2')).toBe('SUCCESS'));
  expect(sent).toMatchObject([{ method: 'POST', address: markAddress, body: done }]);
  expect([$outbox.get(), keptWrites(), $lastSent.get()?.address]).toEqual([[], [], '/x']);
});

it('takes the mark back when the server refuses it, and keeps it in the list', async () => {
  fakeNetwork(() => lists());
  await loadCompletions('s1', lena.id);
  setStore($connection, 'offline');
  await markCompletion(lena.id, done, about);
  fakeNetwork(() => failed(422, { code: 'circle_locked', message: 'Der Circle ist gesperrt.' }));
  setStore($connection, 'online');
  await vi.waitFor(() => expect(statusOf('p1')).toBeUndefined());
  expect($outbox.get()).toMatchObject([{ state: 'refused', reason: 'Der Circle ist gesperrt.' }]);
  await dropWaiting(`${key}/p1`);
  expect($outbox.get()).toEqual([]);
});

describe('a mutation that answers with errors', () => {
  const fields = [
    { field: 'good', messages: ['Zu lang.'] },
    { field: 'bad', messages: ['Zu lang.'] },
  ];
  const give = () =>
    deliver({
      key: 'feedback/1',
      area: 'feedback',
      title: '',
      address: '/x',
      request: {
        kind: 'mutation',
        document: parse('mutation Give($data: String!) { give(data: $data) { errors { field messages } } }'),
        variables: { data: '{}' },
      },
    });

  it('is refused to who waits for it', async () => {
    fakeNetwork(() => json({ data: { give: { errors: fields } } }));
    await expect(give()).rejects.toMatchObject({ code: 'validation_failed', fields });
    expect([$outbox.get(), keptWrites()]).toEqual([[], []]);
  });

  it('stays in the list with its reasons when nobody waits any more, and goes once it is taken', async () => {
    setStore($connection, 'offline');
    await expect(give()).resolves.toEqual({ state: 'waiting' });
    const delivered = vi.fn();
    onTestFinished(onDelivered('feedback', delivered));
    fakeNetwork(() => json({ data: { give: { errors: fields } } }));
    setStore($connection, 'online');
    await vi.waitFor(() =>
      expect($outbox.get()).toMatchObject([{ state: 'refused', reason: 'Zu lang.', fields }]),
    );
    expect(delivered).not.toHaveBeenCalled();
    fakeNetwork(() => json({ data: { give: { errors: [] } } }));
    await expect(give()).resolves.toMatchObject({ state: 'sent' });
    expect([$outbox.get(), keptWrites()]).toEqual([[], []]);
  });
});

it('draws no list again for what is sent at once, nor for what of another list waits', async () => {
  fakeNetwork(() => lists('p0'));
  await loadCompletions('s1', lena.id);
  const changed = vi.fn();
  onTestFinished($completions.listen(changed));
  const write = (area: 'answer' | 'completion', place: string) =>
    deliver({
      key: place,
      area,
      title: '',
      address: '/x',
      request: { kind: 'rest', method: 'POST', path: '/api/x/', body: done },
    });
  const published = vi.fn();
  const stop = $outbox.listen(published);
  await write('answer', 'answer/a1');
  stop();
  expect(published).not.toHaveBeenCalled();
  setStore($connection, 'offline');
  await write('completion', `${completionKey('s2', lena.id)}/p1`);
  expect($outbox.get()).toHaveLength(1);
  expect(changed).not.toHaveBeenCalled();
});

it('is asked about at a logout, goes with it, and is nobody else’s', async () => {
  fakeNetwork(() => lists());
  setStore($connection, 'offline');
  await markCompletion(lena.id, done, about);
  expect([hasDrafts(lena.id), hasDrafts('marc')]).toEqual([true, false]);
  setUser({ ...lena, id: 'marc' });
  await vi.waitFor(() => expect($outbox.get()).toEqual([]));
  expect(hasDrafts(lena.id)).toBe(true);
  forgetDrafts(lena.id);
  setUser(undefined);
  expect([hasDrafts(lena.id), keptWrites()]).toEqual([false, []]);
});

it('keeps nothing more on a page whose person has left in another tab', async () => {
  fakeNetwork(() => Promise.reject(new TypeError('offline')));
  forgetDrafts(lena.id);
  await expect(markCompletion(lena.id, done, about)).rejects.toThrow(TypeError);
  expect(keptWrites()).toEqual([]);
});

it('fails as ever where the storage is forbidden', async () => {
  vi.stubGlobal('localStorage', undefined);
  fakeNetwork(() => lists('p1'));
  await expect(markCompletion(lena.id, done, about)).resolves.toBe('sent');
  fakeNetwork(() => Promise.reject(new TypeError('offline')));
  await expect(markCompletion(lena.id, done, about)).rejects.toThrow(TypeError);
  expect($outbox.get()).toEqual([]);
});
