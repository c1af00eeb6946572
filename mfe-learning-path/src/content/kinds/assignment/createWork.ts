import { isAssignmentSubmitted } from '@learn/domain';
import type { OwnWorkFragment } from '../../../__generated__/graphql.ts';
import {
  type Answer,
  type Answers,
  answerTo,
  asSent,
  type Conflict,
  confirmedAnswers,
  conflictsOf,
  type Drafts,
  isOlder,
  isSameState,
  rebased,
  sendable,
  type TaskDraft,
  type TypedAnswer,
} from './answers.ts';
import { refusalOf } from './refusal.ts';

/** The own work in an assignment, as the server has it. */
export type Work = OwnWorkFragment;

/** What goes to the server at once. */
export interface AnswersWrite {
  readonly status: 'IN_PROGRESS' | 'SUBMITTED';
  /** as the mutation takes it */
  readonly data: string;
  /** that it started from; 0 before the first, so that somebody else's first answer is not overlooked */
  readonly version: number;
}

export type Sent = { readonly state: 'sent'; readonly work: Work } | { readonly state: 'waiting' };

/**
 * How far the saving is: nothing to do, under way, kept on this device until the network is back, not possible at present,
 * or refused for good.
 */
export type SavingPhase = 'idle' | 'saving' | 'waiting' | 'failed' | 'refused';

export interface WorkState {
  /** undefined: nothing was begun yet */
  readonly work: Work | undefined;
  readonly phase: SavingPhase;
  /** the person has handed in; it is on its way, or waits for the network */
  readonly submits: boolean;
  readonly conflicts: readonly Conflict[];
  /** ISO 8601, by `task block`: when this page had an answer confirmed */
  readonly savedAt: Readonly<Record<string, string>>;
}

/** What the saving of answers needs of the page. */
export interface WorkPorts {
  /** name of this tab, unlike that of any other */
  readonly tab: string;
  readonly drafts: {
    readonly latest: () => Drafts;
    readonly keep: (task: string, draft: TaskDraft) => void;
    readonly discard: (task: string) => void;
    /** Leaves at once for the other tabs what is kept. */
    readonly write: () => void;
  };
  /** Sends it or lets it wait. @throws what the server refuses */
  readonly send: (write: AnswersWrite) => Promise<Sent>;
  /** Takes back what waits for the network, because it was undone meanwhile. @returns false where it is on its way already */
  readonly withdraw: () => boolean;
  /** Asks for the state of now, after a refusal; it comes to `receive`. */
  readonly ask: () => void;
  /** Called with each newer state of the server. @param data what was sent for it by this browser, as the mutation takes it */
  readonly learn: (work: Work, data?: string) => void;
}

/** Milliseconds without typing after which an answer saves itself (domain decisions §7). */
export const savingPause = 800;
/** Milliseconds until the next try after a failure. */
const retryPause = 5_000;

/**
 * Saves the answers of one assignment while they are typed. Nothing that was typed is given up before the server confirmed
 * it: drafts stay until then, a newer state of the server is merged question by question, and only a question that was
 * answered differently in both places becomes a conflict.
 */
export function createWork(initial: Work | undefined, ports: WorkPorts) {
  let state: WorkState = { work: initial, phase: 'idle', submits: false, conflicts: [], savedAt: {} };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight = false;
  let again = false;

  function update(change: Partial<WorkState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const confirmed = (): Answers => confirmedAnswers(state.work);

  function schedule(milliseconds: number): void {
    unschedule();
    // nobody looks any more: what is typed waits as a draft
    if (listeners.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      void save();
    }, milliseconds);
  }

  function unschedule(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function keepAll(drafts: Drafts): void {
    for (const [task, draft] of ports.drafts.latest()) {
      const next = drafts.get(task);
      if (next === undefined) ports.drafts.discard(task);
      else if (JSON.stringify(next) !== JSON.stringify(draft)) ports.drafts.keep(task, next);
    }
  }

  /**
   * Takes a state of the server that came from somewhere, unless it is older than what is known.
   * @param data what a tab of this browser has sent for it: that is nobody else's answer
   * @param isOwn the other tabs do not know of it
   */
  function receive(work: Work, data = '{}', isOwn = false): void {
    if (state.work && isOlder(work, state.work)) return;
    const isNews = state.work === undefined || !isSameState(work, state.work);
    take(work, data);
    if (isNews || isOwn) ports.learn(work, isOwn ? data : undefined);
    care();
  }

  /** Takes what is so on the server. */
  function take(work: Work, data: string): void {
    const answers = confirmedAnswers(work);
    const drafts = asSent(ports.drafts.latest(), data);
    const savedAt = { ...state.savedAt };
    const left = rebased(drafts, answers);
    for (const [task, draft] of drafts)
      for (const block of Object.keys(draft))
        if (left.get(task)?.[block] === undefined) savedAt[`${task} ${block}`] = work.updated_at;
    update({ work, savedAt, conflicts: conflictsOf(left, answers) });
    keepAll(left);
  }

  /** Sees to what is typed and nobody is about to save, as a tab may have been closed before it could. */
  function care(): void {
    const isIdle = timer === undefined && !inFlight && state.phase === 'idle';
    if (isIdle && ports.drafts.latest().size > 0) schedule(retryPause);
  }

  const typedNow = (known: TypedAnswer | undefined) => ({
    tab: ports.tab,
    // the clock of the device may be put back
    at: Math.max(Date.now(), (known?.at ?? 0) + 1),
  });

  /** Sends everything that is typed and not confirmed, one write after the other. */
  async function save(): Promise<void> {
    unschedule();
    if (inFlight) {
      again = true;
      return;
    }
    const drafts = ports.drafts.latest();
    const data = sendable(drafts, confirmed());
    // what is in conflict is asked before anything is handed in
    const conflicts = conflictsOf(drafts, confirmed());
    const submits = state.submits && conflicts.length === 0;
    if (data === undefined && !submits) {
      // what is on its way arrives first, and is undone after it
      if (state.phase === 'waiting' && !ports.withdraw()) return;
      const left = rebased(drafts, confirmed());
      keepAll(left);
      update({ phase: 'idle', submits, conflicts: conflictsOf(left, confirmed()) });
      return;
    }
    if (data !== undefined) keepAll(asSent(drafts, data));
    // the other tabs know of what is sent before they hear that it has arrived: none sends what is older after it
    ports.drafts.write();
    inFlight = true;
    again = false;
    update({ phase: 'saving', submits, conflicts });
    try {
      const sent = await ports.send({
        status: submits ? 'SUBMITTED' : 'IN_PROGRESS',
        data: data ?? '{}',
        // nothing written yet is a version, too: what was written elsewhere meanwhile is not lost
        version: state.work?.version ?? 0,
      });
      inFlight = false;
      if (sent.state === 'sent') {
        receive(sent.work, data, true);
        update({ phase: 'idle', submits: submits ? false : state.submits });
      } else update({ phase: 'waiting' });
    } catch (error) {
      inFlight = false;
      await fail(error);
      return;
    }
    if (again || (state.submits && !submits && conflicts.length === 0)) await save();
  }

  async function fail(error: unknown): Promise<void> {
    const { code, current } = refusalOf(error);
    if (code === 'version_conflict' && current !== undefined) {
      // the server's own word counts, also where an older state was put back
      const work = { ...emptyWork, ...state.work, ...current };
      take(work, '{}');
      ports.learn(work);
      update({ phase: 'idle', submits: state.submits && state.conflicts.length === 0 });
      if (state.conflicts.length === 0 || sendable(ports.drafts.latest(), confirmed())) await save();
      return;
    }
    const isRefused = code !== undefined;
    update({ phase: isRefused ? 'refused' : 'failed', submits: false });
    if (!isRefused) {
      schedule(retryPause);
      return;
    }
    // handed in elsewhere, or by an expert's hand: show what is so
    ports.ask();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: (): WorkState => state,
    receive,
    save,
    /** Saves what is typed without waiting for a pause; nothing where nothing is. */
    async saveNow(): Promise<void> {
      if (timer !== undefined && sendable(ports.drafts.latest(), confirmed())) await save();
    },
    care,
    /** Keeps an answer at once, and saves it after a pause. @param file what a file is called */
    change(task: string, block: string, value: Answer, file?: TypedAnswer['file']): void {
      const draft = ports.drafts.latest().get(task);
      const known = draft?.[block] ?? { base: answerTo(confirmed(), task, block) };
      const typed = { ...known, value, ...(file && { file }), ...typedNow(draft?.[block]) };
      ports.drafts.keep(task, { ...draft, [block]: typed });
      schedule(savingPause);
    },
    /** What waited was sent meanwhile by whichever tab. @param data what it carried: what was typed since goes on from there */
    delivered(work: Work, data: string): void {
      receive(work, data, true);
      update({ phase: 'idle', submits: state.submits && !isAssignmentSubmitted(work.completion_status) });
      void save();
    },
    /** What waited was in conflict or refused. */
    returned(error: unknown, submitted: boolean): void {
      update({ submits: submitted });
      void fail(error);
    },
    /** A write of this or another tab waits for the network. */
    waits(submits: boolean): void {
      update({ phase: 'waiting', submits });
    },
    resolve({ task, block, theirs }: Conflict, choice: 'mine' | 'theirs'): void {
      const draft = ports.drafts.latest().get(task);
      const typed = draft?.[block];
      const chosen = choice === 'mine' && typed ? typed : { value: theirs };
      // a choice is the answer given last, so that it counts in the other tabs
      ports.drafts.keep(task, { ...draft, [block]: { ...chosen, base: theirs, ...typedNow(typed) } });
      update({ conflicts: conflictsOf(ports.drafts.latest(), confirmed()) });
      schedule(savingPause);
    },
    submit(): Promise<void> {
      const conflicts = conflictsOf(ports.drafts.latest(), confirmed());
      update({ submits: conflicts.length === 0, phase: 'saving', conflicts });
      return save();
    },
    stop: unschedule,
  };
}

export type WorkKeeper = ReturnType<typeof createWork>;

/** What a conflict does not name, before anything else is known. */
const emptyWork: Omit<Work, 'id' | 'version' | 'updated_at' | 'completion_status' | 'completion_data'> = {
  submitted_at: null,
  evaluation_submitted_at: null,
  evaluation_user: null,
  evaluation_points_deducted_reason: '',
  evaluation_points_deducted_user: null,
  evaluation_passed: null,
  files: [],
  grade: null,
};
