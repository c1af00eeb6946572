import { type CompletionEntry, indexCompletions } from '@learn/domain';
import { expect, test } from 'vitest';
import { circleOf, courseOf } from '../testing/courseData.ts';
import { completionList } from '../testing/renderCompetence.tsx';
import { first, nextUnit, readProfile } from './readProfile.ts';

function profileOf(
  course = courseOf({}),
  completions: readonly CompletionEntry[] = [],
  locks = true,
  profile?: string,
) {
  return readProfile(course, indexCompletions(completions), { profile, locks });
}

const everythingOfFahrzeug = {
  beraten: 'SUCCESS',
  offerieren: 'SUCCESS',
  prüfen: 'SUCCESS',
  melden: 'SUCCESS',
  'schaden-text': 'SUCCESS',
} as const;

test('criteria come in the order of the path, and belong to their action competence', () => {
  const { criteria, competences } = profileOf();
  expect(criteria.map(({ id }) => id)).toEqual(['beraten', 'offerieren', 'prüfen', 'melden', 'versichern']);
  expect(competences.map((competence) => competence.criteria.map(({ id }) => id))).toEqual([
    ['beraten'],
    ['offerieren', 'prüfen', 'melden', 'versichern'],
  ]);
});

test('an assessment carries the time at which it was saved, an open criterion none', () => {
  const { criteria } = profileOf(courseOf({}), completionList({ beraten: 'FAIL', offerieren: 'UNKNOWN' }));
  expect(criteria.slice(0, 2)).toMatchObject([
    { assessment: 'fail', savedAt: '2026-03-16T13:03:00Z' },
    { assessment: 'open', savedAt: undefined },
  ]);
});

test('hidden topics, circles of other profiles and units without criteria are left out', () => {
  const unit = (id: string) => [{ slug: id, title: id, criteria: { [id]: 'A1' } }];
  const circles = [
    circleOf('alle', 'Alle', [...unit('alle'), { slug: 'leer', title: 'Leer', criteria: {} }]),
    circleOf('leben', 'Leben', unit('leben'), { profiles: ['leben'] }),
    circleOf('sach', 'Sach', unit('sach'), { profiles: ['nichtleben'] }),
  ];
  const hiddenCircles = [circleOf('alt', 'Alt', unit('alt'))];
  const seen = (profile?: string) => {
    const { criteria, competences } = profileOf(courseOf({ circles, hiddenCircles }), [], true, profile);
    expect(competences.map(({ competence_id }) => competence_id)).toEqual(['A1']);
    return criteria.map(({ id }) => id);
  };
  expect(seen('leben')).toEqual(['alle', 'leben']);
  expect(seen()).toEqual(['alle', 'leben', 'sach']);
});

test('circles that the viewer has no insight into are left out', () => {
  const view = { profile: undefined, locks: true, seenCircles: ['haushalt'] };
  const { circles, criteria } = readProfile(courseOf({}), indexCompletions([]), view);
  expect(circles.map(({ place }) => place.slug)).toEqual(['haushalt']);
  expect(criteria.map(({ id }) => id)).toEqual(['versichern']);
});

test('a locked circle names what unlocks it, until that is completed', () => {
  const lockedBy = (statuses: Parameters<typeof completionList>[0]) =>
    profileOf(courseOf({}), completionList(statuses)).circles[1]?.place.lockedBy?.map(({ slug }) => slug);
  expect(lockedBy({})).toEqual(['fahrzeug']);
  expect(lockedBy(everythingOfFahrzeug)).toBeUndefined();
});

test('a circle that was once opened stays open, and a preview has no locks', () => {
  const opened: CompletionEntry[] = [
    {
      ...{ page_id: 'haushalt', completion_status: 'UNKNOWN', updated_at: '2026-03-16T13:03:00Z' },
      additional_json_data: { unlocked: true },
    },
  ];
  expect(profileOf(courseOf({}), opened).circles[1]?.place.lockedBy).toBeUndefined();
  expect(profileOf(courseOf({}), [], false).circles[1]?.place.lockedBy).toBeUndefined();
});

test.each([
  ['nothing done: a unit without contents can be judged at once', {}, 'kauf'],
  ['the first unit is assessed', { beraten: 'FAIL', offerieren: 'SUCCESS', prüfen: 'FAIL' }, 'schaden'],
  ['the first circle is completed', everythingOfFahrzeug, 'hausrat'],
  ['all that is left is locked', { ...everythingOfFahrzeug, 'schaden-text': 'UNKNOWN' }, undefined],
] as const)('next is, when %s: %s', (_case, statuses, expected) => {
  const profile = profileOf(courseOf({}), completionList(statuses));
  expect(nextUnit(profile)?.place.slug).toBe(expected);
});

test('a unit whose contents are done goes before an earlier one that is still to be learnt', () => {
  const circle = circleOf('a', 'A', [
    { slug: 'early', title: 'Early', criteria: { one: 'A1' }, contents: ['text'] },
    { slug: 'late', title: 'Late', criteria: { two: 'A1' }, contents: ['video'] },
  ]);
  const course = courseOf({ circles: [circle] });
  const next = (statuses: Parameters<typeof completionList>[0]) =>
    nextUnit(profileOf(course, completionList(statuses)))?.place.slug;
  expect(next({ video: 'SUCCESS' })).toBe('late');
  expect(next({})).toBe('early');
});

test('first puts what satisfies before the rest and keeps both in order', () => {
  expect(first([1, 2, 3, 4, 5], (value) => value % 2 === 0)).toEqual([2, 4, 1, 3, 5]);
});
