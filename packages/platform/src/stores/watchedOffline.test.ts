import { endpoints } from '@learn/contracts';
import type { WatchedRange } from '@learn/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $outbox } from '../outbox/waitingWrites.ts';
import { startPlatform } from '../start.ts';
import { failed, fakeNetwork, json, type SentCall } from '../testing/fakeNetwork.ts';
import { lena, pageOf } from '../testing/fixtures.ts';
import { keptWrites } from '../testing/keptWrites.ts';
import { setStore } from '../testing/setStore.ts';
import { resetPerson, setUser } from './account.ts';
import { $completions, completionKey, loadCompletions, saveWatchedRanges } from './completions.ts';
import { $connection } from './connection.ts';
import { setLoginMissing } from './loginMissing.ts';

const key = completionKey('s1', lena.id);
const about = { title: 'Hagel', address: '/clip' };

/** A server that knows the first ten seconds; what is sent to it is answered with this. */
function serve(answer: () => Response | Promise<Response> = () => json([])): SentCall[] {
  return fakeNetwork(({ method }) =>
    method === 'POST'
      ? answer()
      : json([
          {
            page_id: 'clip',
            completion_status: 'UNKNOWN',
            updated_at: '2026-11-21T20:00:00.000Z',
            additional_json_data: { watched_ranges: [[0, 10]], other: 1 },
          },
        ]),
  );
}

const watch = (...ranges: WatchedRange[]) =>
  saveWatchedRanges(lena.id, { page_id: 'clip', course_session_id: 's1', ranges }, about);

function shown(): unknown {
  const state = $completions.get()[key];
  return state?.state === 'ready' ? state.index.get('clip') : undefined;
}

beforeEach(async () => {
  localStorage.clear();
  await startPlatform(pageOf(), []);
  serve();
  await loadCompletions('s1', lena.id);
});
afterEach(() => {
  setStore($connection, 'online');
  setLoginMissing(false);
  resetPerson();
  vi.unstubAllGlobals();
});

it('goes straight to the server while there is a network', async () => {
  const sent = serve();
  const kept = vi.fn();
  vi.stubGlobal('localStorage', {
    length: 0,
    getItem: () => null,
    setItem: kept,
    removeItem: () => undefined,
  });
  await watch([10, 20]);
  expect(sent.map(({ address }) => address)).toEqual([endpoints.saveWatchedRanges.path]);
  expect(kept).not.toHaveBeenCalledWith(expect.stringMatching(/^outbox:/), expect.anything());
});

it('waits as one write that holds all of a video, shows, survives a reload, and is sent once', async () => {
  setStore($connection, 'offline');
  await watch([10, 20]);
  await watch([20, 30]);
  await watch([50, 60]);
  const ranges = [
    [10, 30],
    [50, 60],
  ];
  expect($outbox.get()).toMatchObject([{ ...about, state: 'waiting', request: { body: { ranges } } }]);
  expect(shown()).toMatchObject({
    completion_status: 'UNKNOWN',
    additional_json_data: { watched_ranges: [[0, 10], ...ranges], other: 1 },
  });

  resetPerson();
  setUser(lena);
  await loadCompletions('s1', lena.id, { reload: true });
  await vi.waitFor(() => expect(shown()).toMatchObject({ additional_json_data: { other: 1 } }));
  await watch([70, 80]);

  const done = { page_id: 'clip', completion_status: 'SUCCESS', updated_at: '2026-11-21T21:00:00.000Z' };
  const sent = serve(() => json([done]));
  setStore($connection, 'online');
  await vi.waitFor(() => expect(shown()).toMatchObject({ completion_status: 'SUCCESS' }));
  expect(sent).toMatchObject([
    { address: endpoints.saveWatchedRanges.path, body: { ranges: [...ranges, [70, 80]] } },
  ]);
  expect([$outbox.get(), keptWrites()]).toEqual([[], []]);
});

it('holds what another tab keeps of the same video', async () => {
  setStore($connection, 'offline');
  await watch([10, 20]);
  const [name = ''] = Object.keys(localStorage);
  const other = (localStorage.getItem(name) ?? '').replace('[[10,20]]', '[[10,40]]');
  localStorage.setItem(name, other);
  await watch([50, 60]);
  expect($outbox.get()[0]?.request).toMatchObject({
    body: {
      ranges: [
        [10, 40],
        [50, 60],
      ],
    },
  });
});

it.each([
  ['no network is found', () => Promise.reject(new TypeError('offline'))],
  ['the server is away', () => failed(503, { code: 'database_unavailable' })],
  ['the login has ended', () => failed(401, { code: 'not_logged_in' })],
])('waits when %s', async (_, answer) => {
  serve(answer);
  await watch([10, 20]);
  expect($outbox.get()).toMatchObject([{ state: 'waiting' }]);
  serve(() => json([]));
});

it('asks nobody to log in again while the login is known to be missing', async () => {
  setLoginMissing(true);
  const sent = serve();
  await watch([10, 20]);
  expect(sent).toEqual([]);
  expect($outbox.get()).toMatchObject([{ state: 'waiting' }]);
});

it('is given up when the server refuses it', async () => {
  serve(() => failed(422, { code: 'circle_locked' }));
  await expect(watch([10, 20])).rejects.toMatchObject({ code: 'circle_locked' });
  expect([$outbox.get(), keptWrites()]).toEqual([[], []]);
});
