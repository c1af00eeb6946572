import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Delivery } from '../outbox/waitingWrites.ts';
import { savePauseMs } from './createAutosave.ts';
import { createVersionedAutosave, type VersionedChange } from './createVersionedAutosave.ts';
import type { FieldValues, SectionDraft } from './fieldDrafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Work {
  readonly version: number;
  readonly updated_at: string;
  readonly submitted: boolean;
  readonly values: FieldValues;
}

/** The work of a participant after so many writes. */
function work(version: number, values: FieldValues = {}, change: Partial<Work> = {}): Work {
  return { version, updated_at: `2026-03-02T13:0${version}:00.000Z`, submitted: false, values, ...change };
}

/** An autosave whose server answers as told, one answer per write. */
const open = (initial: Work | undefined, ...answers: Answer[]) => openWith({}, initial, ...answers);

type Answer = Delivery<Work> | Error | object;

function openWith(
  options: { readonly submitsSeenOnly?: boolean },
  initial: Work | undefined,
  ...answers: Answer[]
) {
  const drafts = new Map<string, SectionDraft>();
  const sent: VersionedChange[] = [];
  const received: Work[] = [];
  const reload = vi.fn();
  const withdraw = vi.fn(() => true);
  const autosave = createVersionedAutosave<Work>(initial, {
    tab: 'here',
    drafts: {
      latest: () => new Map(drafts),
      keep: (section, draft) => void drafts.set(section, draft),
      discard: (section) => void drafts.delete(section),
      write: () => undefined,
    },
    send: async (write) => {
      sent.push(write);
      const answer = answers.shift();
      if (answer !== undefined && 'state' in answer) return answer as Delivery<Work>;
      throw answer ?? new Error('nothing more was expected');
    },
    valuesOf: (state) => state?.values ?? {},
    isSubmitted: ({ submitted }) => submitted,
    ...options,
    problemOf: (error) => ({ code: undefined, current: undefined, ...(error as object) }),
    reload,
    withdraw,
    onServerState: (one) => void received.push(one),
  });
  onTestFinished(autosave.start());
  return { autosave, drafts, sent, received, reload, withdraw, saving: autosave.saving };
}

const done = (one: Work): Delivery<Work> => ({ state: 'sent', answer: one });
const refusal = (code: string, current?: Work) => ({ code, current });
const pause = () => vi.advanceTimersByTimeAsync(savePauseMs);

it('saves once after a pause of typing, with the version that it started from', async () => {
  const { autosave, sent, drafts, saving } = open(work(3), done(work(4, { one: { a: 'Hal' } })));
  autosave.change('one', 'a', 'H');
  await vi.advanceTimersByTimeAsync(savePauseMs - 1);
  autosave.change('one', 'a', 'Hal');
  await vi.advanceTimersByTimeAsync(savePauseMs - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ submits: false, values: { one: { a: 'Hal' } }, version: 3 }]);
  expect(drafts.size).toBe(0);
  expect(saving()).toMatchObject({ phase: 'idle', savedAt: { 'one a': '2026-03-02T13:04:00.000Z' } });
});

it('keeps what is typed while a save is under way, and saves it next', async () => {
  const { autosave, sent, drafts } = open(
    undefined,
    done(work(1, { one: { a: 'Hallo' } })),
    done(work(2, { one: { a: 'Hallo Welt' } })),
  );
  autosave.change('one', 'a', 'Hallo');
  await vi.advanceTimersByTimeAsync(savePauseMs - 1);
  vi.advanceTimersByTime(1);
  autosave.change('one', 'a', 'Hallo Welt');
  await pause();
  expect(sent.map(({ values, version }) => [values, version])).toEqual([
    [{ one: { a: 'Hallo' } }, 0],
    [{ one: { a: 'Hallo Welt' } }, 1],
  ]);
  expect(drafts.size).toBe(0);
});

it('merges another state of the server without asking where different tasks were written', async () => {
  const current = work(7, { two: { b: 'von dort' } });
  const { autosave, sent, saving } = open(
    work(3),
    refusal('version_conflict', current),
    done(work(8, { one: { a: 'von hier' }, two: { b: 'von dort' } })),
  );
  autosave.change('one', 'a', 'von hier');
  await pause();
  expect(sent.map(({ version }) => version)).toEqual([3, 7]);
  expect(saving().conflicts).toEqual([]);
  expect(saving().state?.version).toBe(8);
});

it('asks where the same question was answered differently, and sends the choice', async () => {
  const { autosave, sent, drafts, saving } = open(
    work(3, { one: { a: 'alt' } }),
    refusal('version_conflict', work(7, { one: { a: 'von dort' } })),
    done(work(8, { one: { a: 'von hier' } })),
  );
  autosave.change('one', 'a', 'von hier');
  await pause();
  const [conflict] = saving().conflicts;
  expect(conflict).toEqual({ section: 'one', field: 'a', mine: 'von hier', theirs: 'von dort' });
  expect(sent).toHaveLength(1);
  if (conflict) autosave.resolve(conflict, 'mine');
  await pause();
  expect(sent.at(-1)).toMatchObject({ values: { one: { a: 'von hier' } }, version: 7 });
  expect(saving().conflicts).toEqual([]);
  expect(drafts.size).toBe(0);
});

it('knows an answer again that another tab has sent for this one, and goes on typing', async () => {
  const { autosave, sent, saving } = open(work(3), done(work(5, { one: { a: 'Hallo' } })));
  autosave.change('one', 'a', 'Hal');
  autosave.change('one', 'a', 'Hallo');
  autosave.receive(work(4, { one: { a: 'Hal' } }), { one: { a: 'Hal' } });
  expect(saving().conflicts).toEqual([]);
  await pause();
  expect(sent).toEqual([{ submits: false, values: { one: { a: 'Hallo' } }, version: 4 }]);
});

it('drops the own answer where the other one is chosen', async () => {
  const { autosave, sent, drafts, saving } = open(
    work(3, { one: { a: 'alt' } }),
    refusal('version_conflict', work(7, { one: { a: 'von dort' } })),
  );
  autosave.change('one', 'a', 'von hier');
  await pause();
  const [conflict] = saving().conflicts;
  if (conflict) autosave.resolve(conflict, 'theirs');
  await pause();
  expect(sent).toHaveLength(1);
  expect(drafts.size).toBe(0);
  expect(saving().phase).toBe('idle');
});

it('hands in with what is still unsaved', async () => {
  const submitted = work(4, { one: { a: 'x' } }, { submitted: true });
  const { autosave, sent, received, saving } = open(work(3), done(submitted));
  autosave.change('one', 'a', 'x');
  await autosave.submit();
  expect(sent).toEqual([{ submits: true, values: { one: { a: 'x' } }, version: 3 }]);
  expect(saving()).toMatchObject({ submits: false, state: submitted });
  expect(received).toEqual([submitted]);
});

it('hands nothing in before a conflict is decided', async () => {
  const { autosave, sent, saving } = open(
    work(3, { one: { a: 'alt' } }),
    refusal('version_conflict', work(7, { one: { a: 'von dort' } })),
  );
  autosave.change('one', 'a', 'von hier');
  await autosave.submit();
  expect(sent).toHaveLength(1);
  expect(saving()).toMatchObject({ submits: false, conflicts: [{ field: 'a' }] });
});

it('hands nothing in while a conflict was put off, and stays where it can be decided', async () => {
  const { autosave, sent, saving } = open(
    work(3, { one: { a: 'alt' } }),
    refusal('version_conflict', work(7, { one: { a: 'von dort' } })),
  );
  autosave.change('one', 'a', 'von hier');
  await pause();
  await autosave.submit();
  expect(sent).toHaveLength(1);
  expect(saving()).toMatchObject({ submits: false, phase: 'idle', conflicts: [{ field: 'a' }] });
});

it('hands in what the person has seen only, where that is asked for', async () => {
  const current = work(7, { two: { b: 'von dort' } });
  const saved = work(8, { one: { a: 'Hallo' }, two: { b: 'von dort' } });
  const { autosave, sent, saving } = openWith(
    { submitsSeenOnly: true },
    work(3),
    refusal('version_conflict', current),
    done(saved),
    done({ ...saved, version: 9, submitted: true }),
  );
  autosave.change('one', 'a', 'Hallo');
  await autosave.submit();
  expect(sent.map(({ submits }) => submits)).toEqual([true, false]);
  expect(saving()).toMatchObject({ submits: false, overtaken: true, state: saved });
  await autosave.submit();
  expect(sent[2]).toEqual({ submits: true, values: {}, version: 8 });
  expect(saving()).toMatchObject({ overtaken: false, state: { submitted: true } });
});

it('waits for the network with the draft, and is done when it was sent by whichever tab', async () => {
  const { autosave, drafts, saving } = open(work(3), { state: 'waiting' });
  autosave.change('one', 'a', 'x');
  await pause();
  expect(saving().phase).toBe('waiting');
  expect(drafts.size).toBe(1);
  autosave.delivered(work(4, { one: { a: 'x' } }), { one: { a: 'x' } });
  await pause();
  expect(drafts.size).toBe(0);
  expect(saving().phase).toBe('idle');
});

it('takes back an unsent change that was undone before the network came back', async () => {
  const { autosave, drafts, withdraw, saving } = open(work(3, { one: { a: 'alt' } }), { state: 'waiting' });
  autosave.change('one', 'a', 'neu');
  await pause();
  expect(withdraw).not.toHaveBeenCalled();
  autosave.change('one', 'a', 'alt');
  await pause();
  expect(withdraw).toHaveBeenCalledOnce();
  expect(drafts.size).toBe(0);
  expect(saving().phase).toBe('idle');
});

it('undoes what is on its way already once that has arrived', async () => {
  const { autosave, sent, withdraw, saving } = open(
    work(3, { one: { a: 'alt' } }),
    { state: 'waiting' },
    done(work(5, { one: { a: 'alt' } })),
  );
  autosave.change('one', 'a', 'neu');
  await pause();
  withdraw.mockReturnValue(false);
  autosave.change('one', 'a', 'alt');
  await pause();
  autosave.delivered(work(4, { one: { a: 'neu' } }), sent[0]?.values ?? {});
  await pause();
  expect(sent.at(-1)).toMatchObject({ values: { one: { a: 'alt' } }, version: 4 });
  expect(saving()).toMatchObject({ phase: 'idle', conflicts: [], state: { version: 5 } });
});

it('asks nobody about the own answer that waited, when more was typed since', async () => {
  const { autosave, sent, saving } = open(
    work(3, { one: { a: 'alt' } }),
    { state: 'waiting' },
    { state: 'waiting' },
    done(work(5, { one: { a: 'neuer' } })),
  );
  autosave.change('one', 'a', 'neu');
  await pause();
  autosave.change('one', 'a', 'neuer');
  await pause();
  autosave.delivered(work(4, { one: { a: 'neu' } }), sent[0]?.values ?? {});
  await pause();
  expect(saving().conflicts).toEqual([]);
  expect(sent.at(-1)).toMatchObject({ values: { one: { a: 'neuer' } }, version: 4 });
});

it('is still handed in when an answer that waited before arrives', async () => {
  const { autosave, sent, withdraw, saving } = open(
    work(3),
    { state: 'waiting' },
    { state: 'waiting' },
    done(work(5, { one: { a: 'x' } }, { submitted: true })),
  );
  autosave.change('one', 'a', 'x');
  await pause();
  await autosave.submit();
  autosave.delivered(work(4, { one: { a: 'x' } }), sent[0]?.values ?? {});
  expect(saving().submits).toBe(true);
  await pause();
  expect(sent.at(-1)).toMatchObject({ submits: true, version: 4 });
  expect(withdraw).not.toHaveBeenCalled();
  expect(saving()).toMatchObject({ submits: false, state: { submitted: true } });
});

it('tries again by itself when it could not be sent nor kept', async () => {
  const { autosave, sent, saving } = open(work(3), new TypeError('gone'), done(work(4, { one: { a: 'x' } })));
  autosave.change('one', 'a', 'x');
  await pause();
  expect(saving().phase).toBe('failed');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(2);
  expect(saving().phase).toBe('idle');
});

it('keeps the draft and asks for the state of now when the server refuses', async () => {
  const { autosave, drafts, reload, saving } = open(work(3), refusal('assignment_submitted'));
  autosave.change('one', 'a', 'x');
  await pause();
  expect(saving().phase).toBe('refused');
  expect(reload).toHaveBeenCalledOnce();
  autosave.receive(work(9, {}, { submitted: true }));
  expect(drafts.get('one')).toMatchObject({ a: { value: 'x' } });
});

/** As after a reset: the numbers begin anew, the time does not. */
const afterReset = (version: number, answers: FieldValues) =>
  work(version, answers, { updated_at: `2026-03-02T14:0${version}:00.000Z` });

it('takes a state of a work that was reset on the server, though its version is lower', () => {
  const { autosave, received, saving } = open(work(7, { one: { a: 'weg' } }));
  autosave.receive(afterReset(1, {}));
  expect(saving().state?.version).toBe(1);
  autosave.receive(work(7, { one: { a: 'weg' } }));
  expect(saving().state?.version).toBe(1);
  expect(received.map(({ version }) => version)).toEqual([1]);
});

it('is saved in a work that was reset on the server while it was typed', async () => {
  const { autosave, drafts, saving } = open(work(7), done(afterReset(1, { one: { a: 'x' } })));
  autosave.change('one', 'a', 'x');
  await pause();
  expect(drafts.size).toBe(0);
  expect(saving()).toMatchObject({ phase: 'idle', state: { version: 1 } });
});

it('takes the server at its word when it refuses, also where its state is the older one', async () => {
  const restored = work(4, { one: { a: 'von gestern' } });
  const { autosave, sent, saving } = open(
    work(7, { one: { a: 'alt' } }),
    refusal('version_conflict', restored),
    done(work(8, { one: { a: 'neu' } })),
  );
  autosave.change('one', 'a', 'neu');
  await pause();
  const [conflict] = saving().conflicts;
  expect(conflict).toMatchObject({ mine: 'neu', theirs: 'von gestern' });
  if (conflict) autosave.resolve(conflict, 'mine');
  await pause();
  expect(sent.map(({ version }) => version)).toEqual([7, 4]);
  expect(saving()).toMatchObject({ phase: 'idle', conflicts: [], state: { version: 8 } });
});

it('takes no state that is older than what it knows', () => {
  const { autosave, saving } = open(work(3, { one: { a: 'neu' } }));
  autosave.receive(work(2, { one: { a: 'alt' } }));
  expect(saving().state?.version).toBe(3);
});
