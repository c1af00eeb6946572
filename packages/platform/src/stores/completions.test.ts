import { type CompletionList, revisionHeader } from '@learn/contracts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { markChanged, onStale } from '../freshness.ts';
import { loadOutbox } from '../outbox/outbox.ts';
import { setPageData } from '../page.ts';
import { clearRestCache, primeRestCache } from '../rest/rest.ts';
import { setErrorReporter } from '../telemetry/telemetry.ts';
import { failed, fakeNetwork, held, json } from '../testing/fakeNetwork.ts';
import { lena, pageOf } from '../testing/fixtures.ts';
import {
  $completions,
  completionKey,
  loadCompletions,
  markCompletion,
  receiveCompletions,
  reloadCompletions,
  resetCompletions,
  saveWatchedRanges,
} from './completions.ts';
import { writeUser } from './user.ts';

const key = completionKey('s1', 'u1');
const address = '/api/course/completion/s1/u1/';
const about = { title: 'Clip', address: '/clip' };
const report = vi.fn();

beforeEach(() => {
  setPageData(pageOf());
  resetCompletions();
  clearRestCache();
  report.mockClear();
  setErrorReporter(report);
});
afterEach(() => {
  writeUser(undefined);
  localStorage.clear();
  vi.unstubAllGlobals();
});

function list(...pages: string[]): CompletionList {
  return pages.map((page_id) => ({
    page_id,
    completion_status: 'SUCCESS',
    updated_at: '2026-03-02T08:00:00.000Z',
  }));
}

/** An answer of the server with a list of this revision. */
function revised(revision: number, ...pages: string[]): Response {
  const response = json(list(...pages));
  response.headers.set(revisionHeader, String(revision));
  return response;
}

function shownPages(): string[] | undefined {
  const state = $completions.get()[key];
  return state?.state === 'ready' ? [...state.index.keys()] : undefined;
}

describe('a list that a change has made stale', () => {
  it('is asked for again and shown meanwhile', async () => {
    const answers = [json(list('page-1')), json(list('page-1', 'page-2'))];
    const sent = fakeNetwork(() => answers.shift() ?? failed(500));
    await loadCompletions('s1', 'u1');
    markChanged(['completion']);
    expect(shownPages()).toEqual(['page-1']);
    await vi.waitFor(() => expect(shownPages()).toEqual(['page-1', 'page-2']));
    expect(sent).toHaveLength(2);
  });

  it('is not asked for again where the write has brought it', async () => {
    const sent = fakeNetwork(() => json(list('page-1')));
    await loadCompletions('s1', 'u1');
    const told = Promise.withResolvers<void>();
    onTestFinished(onStale(['completion'], () => told.resolve()));
    await markCompletion(
      'u1',
      { page_id: 'page-1', course_session_id: 's1', completion_status: 'SUCCESS' },
      about,
    );
    await told.promise;
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });
});

describe('loadCompletions', () => {
  it('loads, then is ready', async () => {
    const sent = fakeNetwork(() => json(list('page-1')));
    const done = loadCompletions('s1', 'u1');
    expect($completions.get()[key]).toEqual({ state: 'loading' });
    await done;
    expect(shownPages()).toEqual(['page-1']);
    expect(sent.map((call) => call.address)).toEqual([address]);
  });

  it('asks once, however many places show it', async () => {
    const sent = fakeNetwork(() => json(list()));
    await Promise.all([loadCompletions('s1', 'u1'), loadCompletions('s1', 'u1')]);
    await loadCompletions('s1', 'u1');
    expect(sent).toHaveLength(1);
  });

  it('asks for nothing while session or person is unknown', async () => {
    const sent = fakeNetwork(() => json(list()));
    await loadCompletions('', 'u1');
    await loadCompletions('s1', '');
    expect(sent).toEqual([]);
    expect($completions.get()).toEqual({});
  });

  it('says that it failed, and loads at the next attempt', async () => {
    const answers = [failed(503), json(list('page-1'))];
    fakeNetwork(() => answers.shift() ?? failed(500));
    await loadCompletions('s1', 'u1');
    expect($completions.get()[key]).toMatchObject({ state: 'failed', error: { status: 503 } });
    await loadCompletions('s1', 'u1');
    expect(shownPages()).toEqual(['page-1']);
  });

  it('fails when no list comes at all, and leaves what was known', async () => {
    const answers = [new Response(null, { status: 204 }), json(list('page-1'))];
    fakeNetwork(() => answers.shift() ?? json({}));
    await loadCompletions('s1', 'u1');
    const error = new Error('No completionData found');
    expect($completions.get()[key]).toEqual({ state: 'failed', error });
    await loadCompletions('s1', 'u1', { reload: true });
    await loadCompletions('s1', 'u1', { reload: true });
    expect(shownPages()).toEqual(['page-1']);
    expect(report).toHaveBeenCalledExactlyOnceWith(error, { area: 'completion' });
  });

  it('keeps what is on the screen when the newer list cannot be had, and reports that', async () => {
    fakeNetwork(() => failed(503));
    receiveCompletions(key, list('page-1'));
    await loadCompletions('s1', 'u1', { reload: true });
    expect(shownPages()).toEqual(['page-1']);
    expect(report).toHaveBeenCalledOnce();
  });

  it('does not put an older answer over a newer one', async () => {
    const slow = held();
    fakeNetwork(() => slow.answer);
    const loading = loadCompletions('s1', 'u1');
    receiveCompletions(key, list('page-1', 'page-2'), 2);
    slow.arrive(revised(1, 'page-1'));
    await loading;
    expect(shownPages()).toEqual(['page-1', 'page-2']);
  });

  it('does not bring a person’s list back after the logout', async () => {
    const slow = held();
    fakeNetwork(() => slow.answer);
    const loading = loadCompletions('s1', 'u1');
    resetCompletions();
    slow.arrive(json(list('page-1')));
    await loading;
    expect($completions.get()).toEqual({});
  });
});

describe('markCompletion', () => {
  const mark = { page_id: 'page-2', completion_status: 'SUCCESS', course_session_id: 's1' } as const;

  it('sends the mark, and shows the list that comes back', async () => {
    const sent = fakeNetwork(() => json(list('page-1', 'page-2')));
    receiveCompletions(key, list('page-1'));
    await markCompletion('u1', mark, about);
    expect(sent[0]).toMatchObject({ method: 'POST', address: '/api/course/completion/mark/', body: mark });
    expect(shownPages()).toEqual(['page-1', 'page-2']);
  });

  it.each([
    [422, 'self_toggle_not_allowed'],
    [422, 'circle_locked'],
    [403, 'forbidden'],
  ] as const)('leaves everything as it was when refused with %i %s', async (status, code) => {
    fakeNetwork(() => failed(status, { code }));
    receiveCompletions(key, list('page-1'));
    await expect(markCompletion('u1', mark, about)).rejects.toMatchObject({ code });
    expect(shownPages()).toEqual(['page-1']);
  });
});

describe('writes', () => {
  const mark = { page_id: 'page-1', completion_status: 'SUCCESS', course_session_id: 's1' } as const;
  const watched = { page_id: 'clip', course_session_id: 's1', ranges: [[0, 4]] } as const;
  const markAddress = '/api/course/completion/mark/';
  const videoAddress = '/api/course/completion/video/';

  /** A network whose answers arrive when the test says so, in the order of the calls. */
  function slowNetwork() {
    const answers = [held(), held(), held(), held()] as const;
    let next = 0;
    const sent = fakeNetwork(() => {
      const answer = answers[next]?.answer ?? failed(500);
      next += 1;
      return answer;
    });
    return { sent, answers, addresses: () => sent.map((call) => call.address) };
  }

  it('run one after the other, so that no older list comes last', async () => {
    const { answers, addresses } = slowNetwork();
    const first = saveWatchedRanges('u1', watched, about);
    const second = saveWatchedRanges('u1', { ...watched, page_id: 'clip-2' }, about);
    await vi.waitFor(() => expect(addresses()).toEqual([videoAddress]));
    answers[0].arrive(json(list('clip')));
    await first;
    await vi.waitFor(() => expect(addresses()).toEqual([videoAddress, videoAddress]));
    answers[1].arrive(json(list('clip', 'clip-2')));
    await second;
    expect(shownPages()).toEqual(['clip', 'clip-2']);
  });

  it('of different sessions do not wait for each other', async () => {
    const { addresses } = slowNetwork();
    void markCompletion('u1', mark, about);
    void markCompletion('u1', { ...mark, course_session_id: 's2' }, about);
    await vi.waitFor(() => expect(addresses()).toHaveLength(2));
  });

  it('go on after one that failed', async () => {
    const { answers } = slowNetwork();
    const first = saveWatchedRanges('u1', watched, about);
    const second = saveWatchedRanges('u1', { ...watched, page_id: 'page-1' }, about);
    answers[0].arrive(failed(422, { code: 'circle_locked' }));
    await expect(first).rejects.toMatchObject({ status: 422 });
    answers[1].arrive(json(list('page-1')));
    await second;
    expect(shownPages()).toEqual(['page-1']);
  });

  it('are sent at once when the page goes away; what overlapped is asked for again', async () => {
    const { answers, addresses } = slowNetwork();
    const first = markCompletion('u1', mark, about);
    await vi.waitFor(() => expect(addresses()).toEqual([markAddress]));
    const leaving = saveWatchedRanges('u1', watched, { ...about, keepalive: true });
    expect(addresses()).toEqual([markAddress, videoAddress]);
    answers[0].arrive(revised(2, 'clip', 'page-1'));
    await first;
    answers[1].arrive(revised(1, 'clip'));
    answers[2].arrive(revised(2, 'clip', 'page-1'));
    await leaving;
    expect(shownPages()).toEqual(['clip', 'page-1']);
    await vi.waitFor(() => expect(addresses()).toEqual([markAddress, videoAddress, address]));
    expect(shownPages()).toEqual(['clip', 'page-1']);
  });

  it('that were sent before a change of language bring no list, but the question for a new one', async () => {
    const { answers, addresses } = slowNetwork();
    writeUser(lena);
    receiveCompletions(key, list('page-1'));
    const marking = markCompletion('u1', mark, about);
    await vi.waitFor(() => expect(addresses()).toEqual([markAddress]));
    writeUser({ ...lena, language: 'fr' });
    const reloading = reloadCompletions();
    answers[0].arrive(json(list('page-1')));
    await vi.waitFor(() => expect(addresses()).toEqual([markAddress, address, address]));
    answers[1].arrive(json(list('page-autre')));
    await reloading;
    answers[2].arrive(json(list('page-autre', 'page-un')));
    await marking;
    await vi.waitFor(() => expect(shownPages()).toEqual(['page-autre', 'page-un']));
  });

  it('neither are sent nor answered for a person who has left', async () => {
    const { answers, addresses } = slowNetwork();
    const first = saveWatchedRanges('u1', watched, about);
    const second = saveWatchedRanges('u1', { ...watched, page_id: 'clip-2' }, about);
    await vi.waitFor(() => expect(addresses()).toEqual([videoAddress]));
    resetCompletions();
    answers[0].arrive(json(list('page-1')));
    await first;
    await expect(second).rejects.toThrow('left');
    expect(addresses()).toEqual([videoAddress]);
    expect($completions.get()).toEqual({});
  });
});

it('of two changes of language in a row, the later list stays', async () => {
  const slow = [held(), held()] as const;
  let next = 0;
  fakeNetwork(() => slow[next++]?.answer ?? failed(500));
  receiveCompletions(key, list('seite'));
  writeUser({ ...lena, language: 'fr' });
  const toFrench = reloadCompletions();
  writeUser({ ...lena, language: 'it' });
  const toItalian = reloadCompletions();
  slow[0].arrive(json(list('page')));
  await toFrench;
  slow[1].arrive(json(list('pagina')));
  await toItalian;
  expect(shownPages()).toEqual(['pagina']);
});

describe('revisions', () => {
  const mark = { page_id: 'page-2', completion_status: 'SUCCESS', course_session_id: 's1' } as const;

  it('of two lists that are asked for, the older one that arrives later is dropped', async () => {
    const slow = [held(), held()] as const;
    let next = 0;
    fakeNetwork(() => slow[next++]?.answer ?? failed(500));
    const first = loadCompletions('s1', 'u1', { reload: true });
    const second = loadCompletions('s1', 'u1', { reload: true });
    slow[1].arrive(revised(5, 'page-1', 'page-2'));
    await second;
    slow[0].arrive(revised(4, 'page-1'));
    await first;
    expect(shownPages()).toEqual(['page-1', 'page-2']);
  });

  it('the same one again brings what else has changed, such as a published page', async () => {
    const answers = [revised(3, 'page-1'), revised(3, 'page-1', 'page-2')];
    fakeNetwork(() => answers.shift() ?? failed(500));
    await loadCompletions('s1', 'u1');
    await loadCompletions('s1', 'u1', { reload: true });
    expect(shownPages()).toEqual(['page-1', 'page-2']);
  });

  it('come with the page, too: an answer from before it is dropped', async () => {
    primeRestCache({ [address]: list('page-1', 'page-2') }, { [address]: 2 });
    fakeNetwork(() => revised(1, 'page-1'));
    await loadCompletions('s1', 'u1');
    await loadCompletions('s1', 'u1', { reload: true });
    expect(shownPages()).toEqual(['page-1', 'page-2']);
  });

  it('order the lists of two tabs: what the other has written since is not undone by an answer on its way', async () => {
    const slow = held();
    fakeNetwork(({ method }) => (method === 'POST' ? slow.answer : revised(3, 'page-2', 'page-3')));
    writeUser(lena);
    receiveCompletions(key, list(), 1);
    const marking = markCompletion('u1', mark, about);
    const otherTab = new BroadcastChannel(`outbox:${lena.id}:`);
    onTestFinished(() => otherTab.close());
    // the other tab's mark was taken after this one, and its answer is here first
    const entry = { id: 'other', since: '', write: { key: `${key}/page-3`, area: 'completion' } };
    await loadOutbox().then(({ outboxOfPerson }) => outboxOfPerson());
    otherTab.postMessage({ entry, answer: list('page-2', 'page-3'), revision: 3 });
    await vi.waitFor(() => expect(shownPages()).toEqual(['page-2', 'page-3']));
    slow.arrive(revised(2, 'page-2'));
    await marking;
    expect(shownPages()).toEqual(['page-2', 'page-3']);
  });
});
