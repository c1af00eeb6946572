import { atom, type WritableAtom } from 'nanostores';
import { outboxPrefix } from '../outbox/waitingWrites.ts';
import { reportError } from '../telemetry/telemetry.ts';
import { ifAllowed } from './ifAllowed.ts';
import { $isViewing, tellViewingRefusal } from './viewing.ts';

/** Milliseconds between two writes of a draft during typing. */
const writeInterval = 300;
/** Owner of the drafts of a visitor without login. */
const visitor = 'visitor';

/** Whether a stored value has the shape that its form expects today. */
export type IsDraft<Value> = (value: unknown) => value is Value;

/**
 * What counts when another tab has left a draft. It must come to the same in both tabs, and gives `there` itself where
 * nothing from here counts.
 * @param here of this tab; undefined: nothing
 * @param there of the other tab; undefined: it has taken the draft away
 */
export type DraftRule<Value> = (here: Value | undefined, there: Value | undefined) => Value | undefined;

/** What was typed, by storage key; the newest state, also before it is written. */
const drafts = new Map<string, WritableAtom<unknown>>();
/** The shapes that their forms expect. */
const shapes = new Map<string, IsDraft<unknown>>();
/** What counts beside another tab's, where a form that stands has a rule of its own. */
const rules = new Map<string, DraftRule<unknown>>();
/** What still has to be written to local storage. */
const unwritten = new Map<string, string>();
/** People of whom nothing is kept or read: who have left on purpose, while a page of theirs still stands, or are only looked at. */
const gone = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where a person's draft lies: `draft:<user id>:<key>` (domain: nothing typed is ever lost). */
export function draftKey(userId: string | undefined, key: string): string {
  return `${prefixOf(userId)}${key}`;
}

/**
 * The store of one draft; undefined while nothing was typed. What another tab types arrives here, too.
 * @param isDraft data of another shape is logged and dropped, as is what is no JSON
 */
export function draftStore(storageKey: string, isDraft?: IsDraft<unknown>): WritableAtom<unknown> {
  // a server keeps nothing of those for whom it draws
  if (!globalThis.window) return atom();
  const known = drafts.get(storageKey);
  if (known) return known;
  if (isDraft) shapes.set(storageKey, isDraft);
  listen();
  const created = atom(read(storageKey));
  drafts.set(storageKey, created);
  return created;
}

/** Keeps what was typed: at once for this page, within 300 ms and when the page goes away for all others. */
export function keepDraft(storageKey: string, value: unknown): void {
  if (gone.has(ownerOf(storageKey))) {
    if ($isViewing.get()) tellViewingRefusal();
    return;
  }
  draftStore(storageKey).set(value);
  unwritten.set(storageKey, JSON.stringify(value));
  timer ??= setTimeout(writeDrafts, writeInterval);
}

/** Lets a form decide what counts beside another tab's. @returns what ends it */
export function ruleDraft(storageKey: string, rule: DraftRule<unknown>): () => void {
  rules.set(storageKey, rule);
  return () => {
    if (rules.get(storageKey) === rule) rules.delete(storageKey);
  };
}

/** Drops a draft, after the server has confirmed what was in it. */
export function discardDraft(storageKey: string): void {
  unwritten.delete(storageKey);
  removeStored(storageKey);
  drafts.get(storageKey)?.set(undefined);
}

/** Whether the person has typed or done anything that no server knows of. */
export function hasDrafts(userId: string | undefined): boolean {
  return keysOf(userId).length > 0;
}

/** Removes a person's drafts and unsent writes, at a logout on purpose; a session that expires keeps them. */
export function forgetDrafts(userId: string | undefined): void {
  if (userId !== undefined) gone.add(userId);
  for (const key of keysOf(userId)) discardDraft(key);
}

/** Whether nothing of the person is kept: they have left on purpose, perhaps in another tab, or are only looked at. */
export function hasLeft(userId: string): boolean {
  return gone.has(userId);
}

/** Neither shows nor keeps anything that is typed for a person, whose own drafts stay: an administrator only looks. */
export function keepNothingOf(userId: string): void {
  gone.add(userId);
}

/** Keeps drafts of a person again who has come back. */
export function admitDrafts(userId: string): void {
  gone.delete(userId);
}

/** Writes at once what still waits. A full storage is reported, and tried again with the next change. */
export function writeDrafts(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [key, text] of unwritten) {
    try {
      localStorage.setItem(key, text);
      unwritten.delete(key);
    } catch (error) {
      reportError(error, { area: 'draft', key });
    }
  }
}

/** Starts as a page does that has just been opened. For tests. */
export function restartDrafts(): void {
  writeDrafts();
  unwritten.clear();
  drafts.clear();
  shapes.clear();
  rules.clear();
  gone.clear();
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('pagehide', writeDrafts);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeDrafts();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    const store = key === null ? undefined : drafts.get(key);
    if (key === null || store === undefined || gone.has(ownerOf(key))) return;
    const there = newValue === null ? undefined : understood(key, newValue);
    // what only a newer page in the other tab understands stays there for it
    if (newValue !== null && there === undefined) return;
    const here = store.get();
    const rule = rules.get(key);
    // without a rule, what is typed at this moment counts: it is about to be written
    const counts = rule ? rule(here, there) : unwritten.has(key) ? here : there;
    if (counts !== undefined && JSON.stringify(counts) !== newValue) return keepDraft(key, counts);
    unwritten.delete(key);
    store.set(there);
  });
}

function read(storageKey: string): unknown {
  if (gone.has(ownerOf(storageKey))) return undefined;
  const text = ifAllowed(() => localStorage.getItem(storageKey), null);
  if (text === null) return undefined;
  const value = understood(storageKey, text);
  if (value === undefined) removeStored(storageKey);
  return value;
}

/** @returns undefined for what is no draft of the form, which is logged */
function understood(storageKey: string, text: string): unknown {
  const isDraft = shapes.get(storageKey);
  try {
    const value: unknown = JSON.parse(text);
    if (isDraft && !isDraft(value)) throw new TypeError('a draft of another shape');
    return value;
  } catch (error) {
    reportError(error, { area: 'draft', key: storageKey });
    return undefined;
  }
}

/** Keys of what a person has typed, and of unsent writes. */
function keysOf(userId: string | undefined): string[] {
  const prefixes = [prefixOf(userId), ...(userId === undefined ? [] : [outboxPrefix(userId)])];
  const stored = ifAllowed(() => Object.keys(localStorage), []);
  return [...unwritten.keys(), ...stored].filter((key) => prefixes.some((own) => key.startsWith(own)));
}

function removeStored(key: string): void {
  ifAllowed(() => localStorage.removeItem(key), undefined);
}

function prefixOf(userId: string | undefined): string {
  return `draft:${userId ?? visitor}:`;
}

function ownerOf(storageKey: string): string {
  return storageKey.split(':')[1] ?? '';
}
