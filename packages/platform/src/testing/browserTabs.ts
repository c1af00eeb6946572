import {
  createVersionedAutosave,
  type VersionedAutosave,
  type VersionedChange,
} from '../autosave/createVersionedAutosave.ts';
import { type FieldValues, mergeTabs, type SectionDraft, withDrafts } from '../autosave/fieldDrafts.ts';
import { isSameState } from '../autosave/serverStates.ts';
import type { Delivery } from '../outbox/waitingWrites.ts';

interface Work {
  readonly version: number;
  readonly updated_at: string;
  readonly values: FieldValues;
}

/** A server that keeps the answers of one person, task by task and by version, as the real one does. */
export function answerServer() {
  let work: Work | undefined;
  const versions: Record<string, number> = {};
  /** what it ever had, as `task block value` */
  const history = new Set<string>();
  return {
    history,
    work: () => work,
    /** @throws version_conflict as the data client throws it */
    write({ values: sent, version: startedFrom }: VersionedChange): Work {
      const version = (work?.version ?? 0) + 1;
      const values = work?.values ?? {};
      const news = Object.entries(sent).filter(([task, fields]) =>
        Object.entries(fields).some(([block, value]) => values[task]?.[block] !== value),
      );
      if (news.some(([task]) => (versions[task] ?? 0) > startedFrom))
        throw { code: 'version_conflict', current: work };
      if (work && news.length === 0) return work;
      for (const [task, fields] of news) {
        versions[task] = version;
        for (const [block, value] of Object.entries(fields)) history.add(`${task} ${block} ${value}`);
      }
      const changed = news.map(([task, fields]) => [task, { ...values[task], ...fields }] as const);
      work = {
        version,
        updated_at: new Date().toISOString(),
        values: { ...values, ...Object.fromEntries(changed) },
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
    const drafts = new Map<string, SectionDraft>();
    for (const [task, text] of storage) drafts.set(task, JSON.parse(text) as SectionDraft);
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
    const keep = (task: string, draft: SectionDraft) => {
      drafts.set(task, draft);
      unwritten.set(task, JSON.stringify(draft));
      timer ??= setTimeout(write, writeInterval);
      autosave.saveDrafts();
    };
    const discard = (task: string) => {
      unwritten.delete(task);
      drafts.delete(task);
      if (storage.delete(task)) tellStored(tab, (other) => other.hearStored(task, null));
    };
    const call = async (sent: VersionedChange): Promise<Work> => {
      await wait(betweenTabs + random() * 400);
      if (random() * 100 < network.failing) throw new TypeError('has not arrived');
      const work = server.write(sent);
      await wait(random() * 400);
      if (random() * 100 < network.failing) throw new TypeError('the answer is lost');
      return work;
    };
    const send = async (sent: VersionedChange): Promise<Delivery<Work>> => {
      hasOutbox = true;
      const job = turn.then(() => call(sent));
      turn = job.catch(() => undefined);
      try {
        const work = await job;
        tellSent(tab, (other) => other.hearSent(work, sent.values));
        return { state: 'sent', answer: work };
      } finally {
        // a page that is gone learns nothing
        if (!tabs.has(tab)) await new Promise(() => undefined);
      }
    };
    const autosave = createVersionedAutosave<Work>(server.work(), {
      tab: name,
      drafts: { latest: () => new Map(drafts), keep, discard, write },
      send,
      withdraw: () => true,
      valuesOf: (state) => state?.values ?? {},
      isSubmitted: () => false,
      problemOf: (error) => ({ code: undefined, current: undefined, ...(error as object) }),
      reload: () => undefined,
      onServerState(work, sent) {
        if (newest && isSameState(newest, work) && sent === undefined) return;
        newest = work;
        tellWork(tab, (other) => other.hearWork(work, sent));
      },
    });
    const stop = autosave.start();
    const tab: BrowserTab = {
      autosave,
      shown: (task, block) => withDrafts(autosave.saving().state?.values ?? {}, drafts)[task]?.[block] ?? '',
      hearStored(task, text) {
        const there = text === null ? undefined : (JSON.parse(text) as SectionDraft);
        const counts = mergeTabs(drafts.get(task), there, name);
        if (counts && JSON.stringify(counts) !== text) return keep(task, counts);
        unwritten.delete(task);
        if (there) drafts.set(task, there);
        else drafts.delete(task);
        autosave.saveDrafts();
      },
      hearWork(work, sent) {
        newest = work;
        autosave.receive(work, sent);
      },
      hearSent(work, sent) {
        if (hasOutbox) autosave.delivered(work, sent);
      },
      close() {
        stop();
        write();
        tabs.delete(tab);
      },
    };
    tabs.add(tab);
    // as useVersionedAutosave does: the others hear of what came with the page, and what was typed before is saved now
    if (newest) tellWork(tab, (other) => newest && other.hearWork(newest, undefined));
    void autosave.save();
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
  readonly autosave: VersionedAutosave<Work>;
  /** what stands in the field of a question */
  readonly shown: (task: string, block: string) => unknown;
  readonly hearStored: (task: string, text: string | null) => void;
  readonly hearWork: (work: Work, sent: FieldValues | undefined) => void;
  readonly hearSent: (work: Work, sent: FieldValues) => void;
  readonly close: () => void;
}
