import { beforeEach, expect, it, vi } from 'vitest';
import { setErrorReporter } from '../telemetry/telemetry.ts';
import { writeOf } from '../testing/tabs.ts';
import { createEntryStore, type Entry } from './entryStore.ts';

const report = vi.fn();

beforeEach(() => {
  localStorage.clear();
  report.mockClear();
  setErrorReporter(report);
});

function entry(key: string, change: Partial<Entry> = {}): Entry {
  return {
    id: `id-${key}`,
    order: 1,
    write: writeOf(key),
    since: '2026-11-21T20:00:00.000Z',
    state: 'waiting',
    shown: true,
    ...change,
  };
}

it('keeps the writes of one person in their order, each under a key of its own', () => {
  const store = createEntryStore('outbox:u1:');
  store.put(entry('b', { order: 2 }));
  store.put(entry('a', { order: 1 }));
  createEntryStore('outbox:u2:').put(entry('c'));
  expect(createEntryStore('outbox:u1:').list()).toEqual([entry('a'), entry('b', { order: 2 })]);
});

it('neither changes nor removes what was replaced meanwhile', () => {
  const store = createEntryStore('outbox:u1:');
  const older = entry('a');
  store.put(older);
  store.put(entry('a', { id: 'newer' }));
  store.change(older, { state: 'refused' });
  store.remove(older);
  expect(store.list()).toEqual([entry('a', { id: 'newer' })]);
});

it.each(['{broken', '5', 'null', '{"id":"x"}'])('drops %s, and reports it', (text) => {
  localStorage.setItem('outbox:u1:a', text);
  expect(createEntryStore('outbox:u1:').list()).toEqual([]);
  expect(localStorage.length).toBe(0);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), { area: 'outbox', key: 'outbox:u1:a' });
});

it('remembers by itself where the storage is forbidden', () => {
  const store = createEntryStore('outbox:u1:', () => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(store.put(entry('a'))).toBe(false);
  expect([store.isKept(entry('a')), store.list()]).toEqual([false, [entry('a')]]);
  store.remove(entry('a'));
  expect(store.list()).toEqual([]);
});
