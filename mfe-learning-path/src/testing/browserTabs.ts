import {
  confirmedAnswers,
  isSameState,
  type TaskDraft,
  together,
  withDrafts,
} from '../content/kinds/assignment/answers.ts';
import {
  type AnswersWrite,
  createWork,
  type Sent,
  type Work,
  type WorkKeeper,
} from '../content/kinds/assignment/createWork.ts';

/** A server that keeps the answers of one person, task by task and by version, as the real one does. */
export function answerServer() {
  let work: Work | undefined;
  const data: Record<string, { user_data: Record<string, string>; user_version: number }> = {};
  /** what it ever had, as `task block value` */
  const history = new Set<string>();
  return {
    history,
    work: () => work,
    /** @throws version_conflict as the data client throws it */
    write({ status, data: sent, version: startedFrom }: AnswersWrite): Work {
      const version = (work?.version ?? 0) + 1;
      const parts = Object.entries(JSON.parse(sent) as Record<string, { user_data: Record<string, string> }>);
      const news = parts.filter(([task, { user_data }]) =>
        Object.entries(user_data).some(([block, value]) => data[task]?.user_data[block] !== value),
      );
      if (news.some(([task]) => (data[task]?.user_version ?? 0) > startedFrom))
        throw { errors: [{ extensions: { code: 'version_conflict', details: { current: work } } }] };
      if (work && news.length === 0) return work;
      for (const [task, { user_data }] of news) {
        data[task] = { user_data: { ...data[task]?.user_data, ...user_data }, user_version: version };
        for (const [block, value] of Object.entries(user_data)) history.add(`${task} ${block} ${value}`);
      }
      work = {
        id: 'work',
        version,
        updated_at: new Date().toISOString(),
        completion_status: status,
        submitted_at: null,
        evaluation_submitted_at: null,
        evaluation_user: null,
        evaluation_points_deducted_reason: '',
        evaluation_points_deducted_user: null,
        evaluation_passed: null,
        completion_data: structuredClone(data),
        files: [],
        grade: null,
      };
      return work;
    },
  };
}

export type AnswerServer = ReturnType<typeof answerServer>;

/** How the way to the server is at present. */
export interface Network {
  /** a number from 0 to 1, another at every call */
  readonly random: () => number;
  /** how many of a hundred calls fail, before or after they have arrived */
  failing: number;
}

const writeInterval = 300;
/** Milliseconds after which a tab has heard of what another did; the way to the server takes longer. */
const betweenTabs = 50;
const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/**
 * A browser whose tabs write the answers of one assignment: they share a storage and tell each other of it, of the server's
 * states and of what was sent, each a moment later and in order; one of them sends at a time.
 */
export function browserOf(server: AnswerServer, network: Network) {
  const { random } = network;
  const storage = new Map<string, string>();
  const tabs = new Set<BrowserTab>();
  let opened = 0;
  let told = 0;
  let turn: Promise<unknown> = Promise.resolve();

  /** @returns what tells all other tabs, in order */
  function channel() {
    const last = new Map<BrowserTab, number>();
    return (from: BrowserTab, tell: (tab: BrowserTab) => void) => {
      for (const tab of tabs) {
        if (tab === from) continue;
        const due = Math.max(last.get(tab) ?? 0, Date.now() + random() * betweenTabs);
        last.set(tab, due);
        told += 1;
        setTimeout(() => tabs.has(tab) && tell(tab), due - Date.now());
      }
    };
  }
  const tellStored = channel();
  const tellWork = channel();
  const tellSent = channel();

  function open(): BrowserTab {
    opened += 1;
    const name = `tab ${opened}`;
    const drafts = new Map<string, TaskDraft>();
    for (const [task, text] of storage) drafts.set(task, JSON.parse(text) as TaskDraft);
    const unwritten = new Map<string, string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let newest = server.work();
    let hasOutbox = false;

    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      for (const [task, text] of unwritten) {
        storage.set(task, text);
        tellStored(tab, (other) => other.hearStored(task, text));
      }
      unwritten.clear();
    };
    const keep = (task: string, draft: TaskDraft) => {
      drafts.set(task, draft);
      unwritten.set(task, JSON.stringify(draft));
      timer ??= setTimeout(write, writeInterval);
      keeper.care();
    };
    const discard = (task: string) => {
      unwritten.delete(task);
      drafts.delete(task);
      if (storage.delete(task)) tellStored(tab, (other) => other.hearStored(task, null));
    };
    const call = async (sent: AnswersWrite): Promise<Work> => {
      await wait(betweenTabs + random() * 400);
      if (random() * 100 < network.failing) throw new TypeError('has not arrived');
      const work = server.write(sent);
      await wait(random() * 400);
      if (random() * 100 < network.failing) throw new TypeError('the answer is lost');
      return work;
    };
    const send = async (sent: AnswersWrite): Promise<Sent> => {
      hasOutbox = true;
      const job = turn.then(() => call(sent));
      turn = job.catch(() => undefined);
      try {
        const work = await job;
        tellSent(tab, (other) => other.hearSent(work, sent.data));
        return { state: 'sent', work };
      } finally {
        // a page that is gone learns nothing
        if (!tabs.has(tab)) await new Promise(() => undefined);
      }
    };
    const keeper = createWork(server.work(), {
      tab: name,
      drafts: { latest: () => new Map(drafts), keep, discard, write },
      send,
      withdraw: () => true,
      ask: () => undefined,
      learn(work, data) {
        if (newest && isSameState(newest, work) && data === undefined) return;
        newest = work;
        tellWork(tab, (other) => other.hearWork(work, data));
      },
    });
    keeper.subscribe(() => undefined);
    const tab: BrowserTab = {
      keeper,
      shown: (task, block) => withDrafts(confirmedAnswers(keeper.state().work), drafts)[task]?.[block] ?? '',
      hearStored(task, text) {
        const there = text === null ? undefined : (JSON.parse(text) as TaskDraft);
        const counts = together(drafts.get(task), there, name);
        if (counts && JSON.stringify(counts) !== text) return keep(task, counts);
        unwritten.delete(task);
        if (there) drafts.set(task, there);
        else drafts.delete(task);
        keeper.care();
      },
      hearWork(work, data) {
        newest = work;
        keeper.receive(work, data);
      },
      hearSent(work, data) {
        if (hasOutbox) keeper.delivered(work, data);
      },
      close() {
        void keeper.saveNow();
        write();
        keeper.stop();
        tabs.delete(tab);
      },
    };
    tabs.add(tab);
    // as useWork does: the others hear of what came with the page, and what was typed before is saved now
    if (newest) tellWork(tab, (other) => newest && other.hearWork(newest, undefined));
    void keeper.save();
    return tab;
  }

  return {
    open,
    storage,
    tabs: () => [...tabs],
    /** how often a tab has told another something */
    told: () => told,
  };
}

export interface BrowserTab {
  readonly keeper: WorkKeeper;
  /** what stands in the field of a question */
  readonly shown: (task: string, block: string) => unknown;
  readonly hearStored: (task: string, text: string | null) => void;
  readonly hearWork: (work: Work, data: string | undefined) => void;
  readonly hearSent: (work: Work, data: string) => void;
  readonly close: () => void;
}
