import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TaskDraft } from './answers.ts';
import { type AnswersWrite, createWork, type Sent, savingPause, type Work } from './createWork.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The work of a participant after so many writes. */
function work(version: number, answers: object = {}, change: Partial<Work> = {}): Work {
  return {
    id: 'work',
    version,
    updated_at: `2026-03-02T13:0${version}:00.000Z`,
    completion_status: 'IN_PROGRESS',
    submitted_at: null,
    evaluation_submitted_at: null,
    evaluation_user: null,
    evaluation_points_deducted_reason: '',
    evaluation_points_deducted_user: null,
    evaluation_passed: null,
    completion_data: Object.fromEntries(
      Object.entries(answers).map(([task, user_data]) => [task, { user_data }]),
    ),
    files: [],
    grade: null,
    ...change,
  };
}

/** A keeper whose server answers as told, one answer per write. */
function open(initial: Work | undefined, ...answers: (Sent | Error | object)[]) {
  const drafts = new Map<string, TaskDraft>();
  const sent: AnswersWrite[] = [];
  const learnt: Work[] = [];
  const ask = vi.fn();
  const withdraw = vi.fn(() => true);
  const keeper = createWork(initial, {
    tab: 'here',
    drafts: {
      latest: () => new Map(drafts),
      keep: (task, draft) => void drafts.set(task, draft),
      discard: (task) => void drafts.delete(task),
      write: () => undefined,
    },
    send: async (write) => {
      sent.push(write);
      const answer = answers.shift();
      if (answer !== undefined && 'state' in answer) return answer as Sent;
      throw answer ?? new Error('nothing more was expected');
    },
    ask,
    withdraw,
    learn: (one) => void learnt.push(one),
  });
  keeper.subscribe(() => undefined);
  return { keeper, drafts, sent, learnt, ask, withdraw, state: () => keeper.state() };
}

const done = (one: Work): Sent => ({ state: 'sent', work: one });
const refusal = (code: string, current?: object) => ({
  errors: [{ extensions: { code, details: { current } } }],
});
const pause = () => vi.advanceTimersByTimeAsync(savingPause);

it('saves once after a pause of typing, with the version that it started from', async () => {
  const { keeper, sent, drafts, state } = open(work(3), done(work(4, { one: { a: 'Hal' } })));
  keeper.change('one', 'a', 'H');
  await vi.advanceTimersByTimeAsync(savingPause - 1);
  keeper.change('one', 'a', 'Hal');
  await vi.advanceTimersByTimeAsync(savingPause - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ status: 'IN_PROGRESS', data: '{"one":{"user_data":{"a":"Hal"}}}', version: 3 }]);
  expect(drafts.size).toBe(0);
  expect(state()).toMatchObject({ phase: 'idle', savedAt: { 'one a': '2026-03-02T13:04:00.000Z' } });
});

it('keeps what is typed while a save is under way, and saves it next', async () => {
  const { keeper, sent, drafts } = open(
    undefined,
    done(work(1, { one: { a: 'Hallo' } })),
    done(work(2, { one: { a: 'Hallo Welt' } })),
  );
  keeper.change('one', 'a', 'Hallo');
  await vi.advanceTimersByTimeAsync(savingPause - 1);
  vi.advanceTimersByTime(1);
  keeper.change('one', 'a', 'Hallo Welt');
  await pause();
  expect(sent.map(({ data, version }) => [data, version])).toEqual([
    ['{"one":{"user_data":{"a":"Hallo"}}}', 0],
    ['{"one":{"user_data":{"a":"Hallo Welt"}}}', 1],
  ]);
  expect(drafts.size).toBe(0);
});

it('merges another state of the server without asking where different tasks were written', async () => {
  const current = work(7, { two: { b: 'von dort' } });
  const { keeper, sent, state } = open(
    work(3),
    refusal('version_conflict', current),
    done(work(8, { one: { a: 'von hier' }, two: { b: 'von dort' } })),
  );
  keeper.change('one', 'a', 'von hier');
  await pause();
  expect(sent.map(({ version }) => version)).toEqual([3, 7]);
  expect(state().conflicts).toEqual([]);
  expect(state().work?.version).toBe(8);
});

it('asks where the same question was answered differently, and sends the choice', async () => {
  const { keeper, sent, drafts, state } = open(
    work(3, { one: { a: 'alt' } }),
    refusal('version_conflict', work(7, { one: { a: 'von dort' } })),
    done(work(8, { one: { a: 'von hier' } })),
  );
  keeper.change('one', 'a', 'von hier');
  await pause();
  const [conflict] = state().conflicts;
  expect(conflict).toEqual({ task: 'one', block: 'a', mine: 'von hier', theirs: 'von dort' });
  expect(sent).toHaveLength(1);
  if (conflict) keeper.resolve(conflict, 'mine');
  await pause();
  expect(sent.at(-1)).toMatchObject({ data: '{"one":{"user_data":{"a":"von hier"}}}', version: 7 });
  expect(state().conflicts).toEqual([]);
  expect(drafts.size).toBe(0);
});

it('knows an answer again that another tab has sent for this one, and goes on typing', async () => {
  const { keeper, sent, state } = open(work(3), done(work(5, { one: { a: 'Hallo' } })));
  keeper.change('one', 'a', 'Hal');
  keeper.change('one', 'a', 'Hallo');
  keeper.receive(work(4, { one: { a: 'Hal' } }), '{"one":{"user_data":{"a":"Hal"}}}');
  expect(state().conflicts).toEqual([]);
  await pause();
  expect(sent).toEqual([{ status: 'IN_PROGRESS', data: '{"one":{"user_data":{"a":"Hallo"}}}', version: 4 }]);
});

it('drops the own answer where the other one is chosen', async () => {
  const { keeper, sent, drafts, state } = open(
    work(3, { one: { a: 'alt' } }),
    refusal('version_conflict', work(7, { one: { a: 'von dort' } })),
  );
  keeper.change('one', 'a', 'von hier');
  await pause();
  const [conflict] = state().conflicts;
  if (conflict) keeper.resolve(conflict, 'theirs');
  await pause();
  expect(sent).toHaveLength(1);
  expect(drafts.size).toBe(0);
  expect(state().phase).toBe('idle');
});

it('hands in with what is still unsaved', async () => {
  const submitted = work(4, { one: { a: 'x' } }, { completion_status: 'SUBMITTED' });
  const { keeper, sent, learnt, state } = open(work(3), done(submitted));
  keeper.change('one', 'a', 'x');
  await keeper.submit();
  expect(sent).toEqual([{ status: 'SUBMITTED', data: '{"one":{"user_data":{"a":"x"}}}', version: 3 }]);
  expect(state()).toMatchObject({ submits: false, work: submitted });
  expect(learnt).toEqual([submitted]);
});

it('hands nothing in before a conflict is decided', async () => {
  const { keeper, sent, state } = open(
    work(3, { one: { a: 'alt' } }),
    refusal('version_conflict', work(7, { one: { a: 'von dort' } })),
  );
  keeper.change('one', 'a', 'von hier');
  await keeper.submit();
  expect(sent).toHaveLength(1);
  expect(state()).toMatchObject({ submits: false, conflicts: [{ block: 'a' }] });
});

it('hands nothing in while a conflict was put off, and stays where it can be decided', async () => {
  const { keeper, sent, state } = open(
    work(3, { one: { a: 'alt' } }),
    refusal('version_conflict', work(7, { one: { a: 'von dort' } })),
  );
  keeper.change('one', 'a', 'von hier');
  await pause();
  await keeper.submit();
  expect(sent).toHaveLength(1);
  expect(state()).toMatchObject({ submits: false, phase: 'idle', conflicts: [{ block: 'a' }] });
});

it('waits for the network with the draft, and is done when it was sent by whichever tab', async () => {
  const { keeper, drafts, state } = open(work(3), { state: 'waiting' });
  keeper.change('one', 'a', 'x');
  await pause();
  expect(state().phase).toBe('waiting');
  expect(drafts.size).toBe(1);
  keeper.delivered(work(4, { one: { a: 'x' } }), '{"one":{"user_data":{"a":"x"}}}');
  await pause();
  expect(drafts.size).toBe(0);
  expect(state().phase).toBe('idle');
});

it('takes back what waits when it was undone before the network came back', async () => {
  const { keeper, drafts, withdraw, state } = open(work(3, { one: { a: 'alt' } }), { state: 'waiting' });
  keeper.change('one', 'a', 'neu');
  await pause();
  expect(withdraw).not.toHaveBeenCalled();
  keeper.change('one', 'a', 'alt');
  await pause();
  expect(withdraw).toHaveBeenCalledOnce();
  expect(drafts.size).toBe(0);
  expect(state().phase).toBe('idle');
});

it('undoes what is on its way already once that has arrived', async () => {
  const { keeper, sent, withdraw, state } = open(
    work(3, { one: { a: 'alt' } }),
    { state: 'waiting' },
    done(work(5, { one: { a: 'alt' } })),
  );
  keeper.change('one', 'a', 'neu');
  await pause();
  withdraw.mockReturnValue(false);
  keeper.change('one', 'a', 'alt');
  await pause();
  keeper.delivered(work(4, { one: { a: 'neu' } }), sent[0]?.data ?? '');
  await pause();
  expect(sent.at(-1)).toMatchObject({ data: '{"one":{"user_data":{"a":"alt"}}}', version: 4 });
  expect(state()).toMatchObject({ phase: 'idle', conflicts: [], work: { version: 5 } });
});

it('asks nobody about the own answer that waited, when more was typed since', async () => {
  const { keeper, sent, state } = open(
    work(3, { one: { a: 'alt' } }),
    { state: 'waiting' },
    { state: 'waiting' },
    done(work(5, { one: { a: 'neuer' } })),
  );
  keeper.change('one', 'a', 'neu');
  await pause();
  keeper.change('one', 'a', 'neuer');
  await pause();
  keeper.delivered(work(4, { one: { a: 'neu' } }), sent[0]?.data ?? '');
  await pause();
  expect(state().conflicts).toEqual([]);
  expect(sent.at(-1)).toMatchObject({ data: '{"one":{"user_data":{"a":"neuer"}}}', version: 4 });
});

it('is still handed in when an answer that waited before arrives', async () => {
  const { keeper, sent, withdraw, state } = open(
    work(3),
    { state: 'waiting' },
    { state: 'waiting' },
    done(work(5, { one: { a: 'x' } }, { completion_status: 'SUBMITTED' })),
  );
  keeper.change('one', 'a', 'x');
  await pause();
  await keeper.submit();
  keeper.delivered(work(4, { one: { a: 'x' } }), sent[0]?.data ?? '');
  expect(state().submits).toBe(true);
  await pause();
  expect(sent.at(-1)).toMatchObject({ status: 'SUBMITTED', version: 4 });
  expect(withdraw).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ submits: false, work: { completion_status: 'SUBMITTED' } });
});

it('tries again by itself when it could not be sent nor kept', async () => {
  const { keeper, sent, state } = open(work(3), new TypeError('gone'), done(work(4, { one: { a: 'x' } })));
  keeper.change('one', 'a', 'x');
  await pause();
  expect(state().phase).toBe('failed');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(2);
  expect(state().phase).toBe('idle');
});

it('keeps the draft and asks for the state of now when the server refuses', async () => {
  const { keeper, drafts, ask, state } = open(work(3), refusal('assignment_submitted'));
  keeper.change('one', 'a', 'x');
  await pause();
  expect(state().phase).toBe('refused');
  expect(ask).toHaveBeenCalledOnce();
  keeper.receive(work(9, {}, { completion_status: 'SUBMITTED' }));
  expect(drafts.get('one')).toMatchObject({ a: { value: 'x' } });
});

/** As after a reset: the numbers begin anew, the time does not. */
const afterReset = (version: number, answers: object) =>
  work(version, answers, { updated_at: `2026-03-02T14:0${version}:00.000Z` });

it('takes a state of a work that was reset on the server, though its version is lower', () => {
  const { keeper, learnt, state } = open(work(7, { one: { a: 'weg' } }));
  keeper.receive(afterReset(1, {}));
  expect(state().work?.version).toBe(1);
  keeper.receive(work(7, { one: { a: 'weg' } }));
  expect(state().work?.version).toBe(1);
  expect(learnt.map(({ version }) => version)).toEqual([1]);
});

it('is saved in a work that was reset on the server while it was typed', async () => {
  const { keeper, drafts, state } = open(work(7), done(afterReset(1, { one: { a: 'x' } })));
  keeper.change('one', 'a', 'x');
  await pause();
  expect(drafts.size).toBe(0);
  expect(state()).toMatchObject({ phase: 'idle', work: { version: 1 } });
});

it('takes the server at its word when it refuses, also where its state is the older one', async () => {
  const restored = work(4, { one: { a: 'von gestern' } });
  const { keeper, sent, state } = open(
    work(7, { one: { a: 'alt' } }),
    refusal('version_conflict', restored),
    done(work(8, { one: { a: 'neu' } })),
  );
  keeper.change('one', 'a', 'neu');
  await pause();
  const [conflict] = state().conflicts;
  expect(conflict).toMatchObject({ mine: 'neu', theirs: 'von gestern' });
  if (conflict) keeper.resolve(conflict, 'mine');
  await pause();
  expect(sent.map(({ version }) => version)).toEqual([7, 4]);
  expect(state()).toMatchObject({ phase: 'idle', conflicts: [], work: { version: 8 } });
});

it('takes no state that is older than what it knows', () => {
  const { keeper, state } = open(work(3, { one: { a: 'neu' } }));
  keeper.receive(work(2, { one: { a: 'alt' } }));
  expect(state().work?.version).toBe(3);
});
