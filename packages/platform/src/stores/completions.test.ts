import type { CompletionList } from '@learn/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearRestCache } from '../rest/rest.ts';
import { setErrorReporter } from '../telemetry/telemetry.ts';
import { failed, held, json, stubFetch } from '../testing/stubFetch.ts';
import {
  $completions,
  completionKey,
  loadCompletions,
  markCompletion,
  receiveCompletions,
  resetCompletions,
} from './completions.ts';

const key = completionKey('s1', 'u1');
const address = '/api/course/completion/s1/u1/';
const report = vi.fn();

beforeEach(() => {
  resetCompletions();
  clearRestCache();
  report.mockClear();
  setErrorReporter(report);
});
afterEach(() => vi.unstubAllGlobals());

function list(...pages: string[]): CompletionList {
  return pages.map((page_id) => ({
    page_id,
    completion_status: 'SUCCESS',
    updated_at: '2026-03-02T08:00:00.000Z',
  }));
}

function shownPages(): string[] | undefined {
  const state = $completions.get()[key];
  return state?.state === 'ready' ? [...state.index.keys()] : undefined;
}

describe('loadCompletions', () => {
  it('loads, then is ready', async () => {
    const sent = stubFetch(() => json(list('page-1')));
    const done = loadCompletions('s1', 'u1');
    expect($completions.get()[key]).toEqual({ state: 'loading' });
    await done;
    expect(shownPages()).toEqual(['page-1']);
    expect(sent.map((call) => call.address)).toEqual([address]);
  });

  it('asks once, however many places show it', async () => {
    const sent = stubFetch(() => json(list()));
    await Promise.all([loadCompletions('s1', 'u1'), loadCompletions('s1', 'u1')]);
    await loadCompletions('s1', 'u1');
    expect(sent).toHaveLength(1);
  });

  it('asks for nothing while session or person is unknown', async () => {
    const sent = stubFetch(() => json(list()));
    await loadCompletions('', 'u1');
    await loadCompletions('s1', '');
    expect(sent).toEqual([]);
    expect($completions.get()).toEqual({});
  });

  it('says that it failed, and loads at the next attempt', async () => {
    const answers = [failed(503), json(list('page-1'))];
    stubFetch(() => answers.shift() ?? failed(500));
    await loadCompletions('s1', 'u1');
    expect($completions.get()[key]).toMatchObject({ state: 'failed', error: { status: 503 } });
    await loadCompletions('s1', 'u1');
    expect(shownPages()).toEqual(['page-1']);
  });

  it('keeps what is on the screen when the newer list cannot be had, and reports that', async () => {
    stubFetch(() => failed(503));
    receiveCompletions('s1', 'u1', list('page-1'));
    await loadCompletions('s1', 'u1', { reload: true });
    expect(shownPages()).toEqual(['page-1']);
    expect(report).toHaveBeenCalledOnce();
  });

  it('does not put an older answer over a newer one', async () => {
    const slow = held();
    stubFetch(() => slow.answer);
    const loading = loadCompletions('s1', 'u1');
    receiveCompletions('s1', 'u1', list('page-1', 'page-2'));
    slow.arrive(json(list('page-1')));
    await loading;
    expect(shownPages()).toEqual(['page-1', 'page-2']);
  });

  it('does not bring a person’s list back after the logout', async () => {
    const slow = held();
    stubFetch(() => slow.answer);
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
    const sent = stubFetch(() => json(list('page-1', 'page-2')));
    receiveCompletions('s1', 'u1', list('page-1'));
    await markCompletion('u1', mark);
    expect(sent[0]).toMatchObject({ method: 'POST', address: '/api/course/completion/mark/', body: mark });
    expect(shownPages()).toEqual(['page-1', 'page-2']);
  });

  it.each([
    [422, 'self_toggle_not_allowed'],
    [422, 'circle_locked'],
    [403, 'forbidden'],
  ] as const)('leaves everything as it was when refused with %i %s', async (status, code) => {
    stubFetch(() => failed(status, { code }));
    receiveCompletions('s1', 'u1', list('page-1'));
    await expect(markCompletion('u1', mark)).rejects.toMatchObject({ code });
    expect(shownPages()).toEqual(['page-1']);
  });
});
