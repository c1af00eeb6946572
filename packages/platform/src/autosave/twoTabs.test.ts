import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerServer, type BrowserTab, browserOf } from '../testing/browserTabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Numbers from 0 to 1 that look like chance and are the same at every run. */
function chance(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const questions = [
  ['one', 'a'],
  ['one', 'b'],
  ['two', 'a'],
] as const;

interface Typed {
  readonly tab: BrowserTab;
  readonly text: string;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const runs = Array.from({ length: 40 }, (_, index) => index + 1);

it.each(runs)('loses and overwrites nothing that is typed in two tabs (%i)', async (seed) => {
  const random = chance(seed);
  const network = { random, failing: 10 };
  const server = answerServer();
  const browser = browserOf(server, network);
  const last = new Map<string, Typed>();
  const tabs = [browser.open(), browser.open()];
  for (let step = 0; step < 80; step += 1) {
    const index = random() < 0.5 ? 0 : 1;
    const tab = tabs[index] ?? browser.open();
    const [task, block] = questions[Math.floor(random() * questions.length)] ?? questions[0];
    if (random() < 0.95) {
      const text = `${tab.shown(task, block)}${String.fromCharCode(97 + (step % 26))}`;
      tab.autosave.change(task, block, text);
      last.set(`${task} ${block}`, { tab, text });
    } else {
      tab.close();
      await pass(100);
      tabs[index] = browser.open();
    }
    await pass(random() < 0.7 ? 1 + random() * 400 : random() * 7_000);
    for (const [question, typed] of last) {
      const [of = '', name = ''] = question.split(' ');
      const stands = browser.tabs().includes(typed.tab);
      if (stands) expect(typed.tab.shown(of, name)).toBe(typed.text);
    }
  }
  network.failing = 0;
  await pass(60_000);
  const told = browser.told();
  await pass(10_000);
  expect(browser.told()).toBe(told);
  for (const [question, { text }] of last) {
    const [task = '', block = ''] = question.split(' ');
    expect(server.history).toContain(`${question} ${text}`);
    for (const tab of browser.tabs()) expect([question, tab.shown(task, block)]).toEqual([question, text]);
  }
  for (const tab of browser.tabs())
    expect(tab.autosave.saving()).toMatchObject({ phase: 'idle', conflicts: [] });
  expect([...browser.storage]).toEqual([]);
});

it.each(runs)(
  'asks before anything of another device is overwritten, and loses nothing of either (%i)',
  async (seed) => {
    const random = chance(seed);
    const network = { random, failing: 0 };
    const server = answerServer();
    const browser = browserOf(server, network);
    const last = new Map<string, Typed>();
    const tabs = [browser.open(), browser.open()];
    const seen = new Set<unknown>(['']);
    const foreign = new Map<string, string>();
    const look = () => {
      for (const tab of browser.tabs()) {
        for (const [task, block] of questions) seen.add(tab.shown(task, block));
        for (const { theirs } of tab.autosave.saving().conflicts) seen.add(theirs);
      }
      const now = server.work()?.values ?? {};
      for (const [question, text] of foreign) {
        const [task = '', block = ''] = question.split(' ');
        // gone from the server, so one of these tabs has shown it before
        if (now[task]?.[block] !== text) expect(seen).toContain(text);
      }
    };
    const decide = (choice: 'mine' | 'theirs') => {
      for (const tab of browser.tabs()) {
        const [conflict] = tab.autosave.saving().conflicts;
        if (!conflict) continue;
        tab.autosave.resolve(conflict, choice);
        // what was typed since the question came counts
        const text = String(tab.shown(conflict.section, conflict.field));
        last.set(`${conflict.section} ${conflict.field}`, { tab, text });
        return;
      }
    };
    for (let step = 0; step < 80; step += 1) {
      const tab = tabs[random() < 0.5 ? 0 : 1] ?? browser.open();
      const [task, block] = questions[Math.floor(random() * questions.length)] ?? questions[0];
      const kind = random();
      if (kind < 0.1) {
        const text = `D${step}`;
        const values = { [task]: { [block]: text } };
        server.write({ submits: false, values, version: server.work()?.version ?? 0 });
        foreign.set(`${task} ${block}`, text);
      } else if (kind < 0.2) decide(random() < 0.5 ? 'mine' : 'theirs');
      else {
        const text = `${tab.shown(task, block)}${String.fromCharCode(97 + (step % 26))}`;
        tab.autosave.change(task, block, text);
        last.set(`${task} ${block}`, { tab, text });
      }
      look();
      await pass(random() < 0.7 ? 1 + random() * 400 : random() * 7_000);
      look();
    }
    for (let round = 0; round < 12; round += 1) {
      await pass(10_000);
      look();
      decide('mine');
    }
    for (const tab of browser.tabs())
      expect(tab.autosave.saving()).toMatchObject({ phase: 'idle', conflicts: [] });
    for (const [question, { text }] of last) expect(server.history).toContain(`${question} ${text}`);
    expect([...browser.storage]).toEqual([]);
  },
);
