import { expect, it } from 'vitest';
import {
  conflictsOf,
  isSameValue,
  isSectionDraft,
  mergeTabs,
  rebase,
  type SectionDraft,
  type SectionDrafts,
  sendable,
  withDrafts,
  withSent,
} from './fieldDrafts.ts';

const confirmed = { one: { a: 'alt', b: 'fest' } };

function typed(
  entries: Readonly<Record<string, { value: string; base: string | null; sent?: string[] }>>,
): SectionDrafts {
  return new Map([['one', entries]]);
}

const untimed = { value: 'x', base: null };

/** Typed in that tab at that time. */
function by(tab: string, at: number, ...sent: string[]) {
  return { value: tab, base: null, tab, at, ...(sent.length > 0 && { sent }) };
}

it('shows what was typed above what is confirmed', () => {
  expect(withDrafts(confirmed, typed({ a: { value: 'neu', base: 'alt' } }))).toEqual({
    one: { a: 'neu', b: 'fest' },
  });
});

it('is done with what the server has, and keeps the rest', () => {
  const drafts = typed({ a: { value: 'alt', base: null }, b: { value: 'mehr', base: 'fest' } });
  expect([...rebase(drafts, confirmed)]).toEqual([['one', { b: { value: 'mehr', base: 'fest' } }]]);
  expect(rebase(typed({ a: { value: 'alt', base: 'alt' } }), confirmed).size).toBe(0);
});

it('asks only where another person gave another answer to the same question', () => {
  expect(conflictsOf(typed({ a: { value: 'neu', base: 'alt' } }), confirmed)).toEqual([]);
  expect(conflictsOf(typed({ a: { value: 'alt', base: 'uralt' } }), confirmed)).toEqual([]);
  expect(conflictsOf(typed({ a: { value: 'neu', base: 'uralt' } }), confirmed)).toEqual([
    { section: 'one', field: 'a', mine: 'neu', theirs: 'alt' },
  ]);
});

it('does not take its own earlier writing for that of another person', () => {
  const drafts = typed({ a: { value: 'alter Hut', base: null, sent: ['alt'] } });
  expect(conflictsOf(drafts, confirmed)).toEqual([]);
  expect(rebase(drafts, confirmed).get('one')).toEqual({
    a: { value: 'alter Hut', base: 'alt', sent: ['alt'] },
  });
});

it('knows the last five of what was on its way, each once', () => {
  let drafts = typed({ a: { value: 'x', base: null } });
  for (const a of ['1', '2', '2', '3', '4', '5', '6']) drafts = withSent(drafts, { one: { a } });
  expect(drafts.get('one')?.a?.sent).toEqual(['2', '3', '4', '5', '6']);
});

it.each<[string, SectionDraft | undefined, SectionDraft | undefined, SectionDraft | undefined]>([
  ['what only the other tab has', undefined, { a: by('dort', 1) }, { a: by('dort', 1) }],
  ['what was typed here last', { a: by('hier', 2) }, { a: by('dort', 1) }, { a: by('hier', 2) }],
  ['what was typed there last', { a: by('hier', 1) }, { a: by('dort', 2) }, { a: by('dort', 2) }],
  ['the newer note on the same', { a: by('hier', 1) }, { a: by('hier', 1, 'x') }, { a: by('hier', 1, 'x') }],
  [
    'both where different questions were answered',
    { a: by('hier', 1) },
    { b: by('dort', 1) },
    { b: by('dort', 1), a: by('hier', 1) },
  ],
  ['what was typed here and taken away there', { a: by('hier', 1) }, undefined, { a: by('hier', 1) }],
  ['nothing of what was typed and taken away there', { a: by('dort', 1) }, undefined, undefined],
  ['what was typed there before there were times', { a: untimed }, { a: untimed }, { a: untimed }],
])('of two tabs counts %s', (_, here, there, expected) => {
  expect(mergeTabs(here, there, 'hier')).toEqual(expected);
});

it('answers the other tab nothing where nothing from here counts', () => {
  const there = { b: by('dort', 3), a: by('dort', 3) };
  expect(JSON.stringify(mergeTabs({ a: by('hier', 1), b: by('hier', 2) }, there, 'hier'))).toBe(
    JSON.stringify(there),
  );
});

it('sends all that is typed at once, without what has to be asked first', () => {
  const drafts: SectionDrafts = new Map([
    ['one', { a: { value: 'neu', base: 'uralt' }, b: { value: 'mehr', base: 'fest' } }],
    ['two', { c: { value: true, base: null } } as SectionDraft],
  ]);
  const values = sendable(drafts, confirmed) ?? {};
  expect(values).toEqual({ one: { b: 'mehr' }, two: { c: true } });
  expect(withSent(drafts, values).get('one')).toEqual({
    a: { value: 'neu', base: 'uralt' },
    b: { value: 'mehr', base: 'fest', sent: ['mehr'] },
  });
  expect(sendable(new Map(), confirmed)).toBeUndefined();
});

it('knows a draft of its own from anything else', () => {
  expect(isSectionDraft({ a: { value: 'x', base: null } })).toBe(true);
  expect(isSectionDraft({ a: 'x' })).toBe(false);
  expect(isSectionDraft(null)).toBe(false);
});

it('takes no points for a value, as the zero that it is', () => {
  expect([isSameValue(0, null), isSameValue('', null), isSameValue(false, '')]).toEqual([false, true, true]);
});
