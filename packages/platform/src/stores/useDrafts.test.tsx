import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { lena } from '../testing/fixtures.ts';
import { setUser } from './account.ts';
import { restartDrafts, writeDrafts } from './drafts.ts';
import { useDrafts } from './useDrafts.ts';

const keys = ['work/one', 'work/two'];
const stored = (key: string) => `draft:${lena.id}:${key}`;

/** As after a reload: nothing is known but what lies in the storage. */
function reopened() {
  restartDrafts();
  return renderHook(() => useDrafts<string>([...keys])).result;
}

beforeEach(() => {
  restartDrafts();
  localStorage.clear();
  setUser(lena);
});

it('keeps several drafts apart, and brings them back', () => {
  const first = reopened();
  act(() => first.current.keep('work/one', 'eins'));
  act(() => first.current.keep('work/two', 'zwei'));
  expect([...first.current.drafts]).toEqual([
    ['work/one', 'eins'],
    ['work/two', 'zwei'],
  ]);
  const again = reopened();
  expect(again.current.drafts.get('work/two')).toBe('zwei');
  act(() => again.current.discard('work/one'));
  expect([...again.current.drafts.keys()]).toEqual(['work/two']);
  expect([...again.current.latest().keys()]).toEqual(['work/two']);
});

it('keeps what is typed here when another tab types into another part', () => {
  const here = reopened();
  act(() => here.current.keep('work/one', 'hier'));
  const newValue = JSON.stringify('dort');
  localStorage.setItem(stored('work/two'), newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: stored('work/two'), newValue })));
  writeDrafts();
  expect(Object.fromEntries(here.current.drafts)).toEqual({ 'work/one': 'hier', 'work/two': 'dort' });
  expect(localStorage.getItem(stored('work/one'))).toBe('"hier"');
});

/** What another tab did. */
function elsewhere(key: string, value: string | undefined): void {
  const newValue = value === undefined ? null : JSON.stringify(value);
  if (newValue === null) localStorage.removeItem(stored(key));
  else localStorage.setItem(stored(key), newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: stored(key), newValue })));
}

/** The longer one counts, and nobody takes it away. */
const longer = (here: string | undefined, there: string | undefined) =>
  (here ?? '').length > (there ?? '').length ? here : there;

it.each([
  ['hier lang', 'dort', 'hier lang'],
  ['hier', 'dort lang', 'dort lang'],
  ['hier', undefined, 'hier'],
])('lets a form decide what counts beside another tab: %s, %s', (typed, there, counts) => {
  const { result } = renderHook(() => useDrafts<string>(keys, undefined, longer));
  act(() => result.current.keep('work/one', typed));
  act(() => result.current.write());
  elsewhere('work/one', there);
  expect(result.current.drafts.get('work/one')).toBe(counts);
  writeDrafts();
  // what counts is there for the other tab, too
  expect(localStorage.getItem(stored('work/one'))).toBe(JSON.stringify(counts));
});

it('decides nothing more once the form is gone', () => {
  const { result, unmount } = renderHook(() => useDrafts<string>(keys, undefined, longer));
  act(() => result.current.keep('work/one', 'hier'));
  act(() => result.current.write());
  unmount();
  elsewhere('work/one', undefined);
  expect(renderHook(() => useDrafts<string>(keys)).result.current.drafts.size).toBe(0);
  writeDrafts();
  expect(localStorage.getItem(stored('work/one'))).toBeNull();
});
