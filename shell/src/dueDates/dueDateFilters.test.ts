import { describe, expect, it } from 'vitest';
import { dueDate } from '../testing/dueDates.ts';
import { choicesOf, matching, readFilters, withFilter, withoutFilters, withPast } from './dueDateFilters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

const dueDates = [
  dueDate({ id: '1', kind: 'attendance' }),
  dueDate({ id: '2', kind: 'exam', course_session_id: 's2', session_title: 'Herbst' }),
  dueDate({
    id: '3',
    course_slug: 'uk',
    course_title: 'Überbetriebliche Kurse',
    course_session_id: 's3',
    session_title: 'Bern',
    circle: { id: 'c9', title: 'Haushalt', slug: 'haushalt' },
  }),
];

describe('filters in the address', () => {
  it('are read; a kind that does not exist is left out', () => {
    expect(read('course=vv&session=s1&kind=exam&circle=kickoff&past=true')).toEqual({
      course: 'vv',
      session: 's1',
      kind: 'exam',
      circle: 'kickoff',
      past: true,
    });
    expect(read('kind=party&past=1')).toEqual({ past: false });
  });

  it('change one by one; session and circle go with their course', () => {
    const before = new URLSearchParams('course=vv&session=s1&circle=kickoff&kind=exam&past=true');
    expect(`${withFilter(before, 'course', 'uk')}`).toBe('course=uk&kind=exam&past=true');
    expect(`${withFilter(before, 'session', undefined)}`).toBe(
      'course=vv&circle=kickoff&kind=exam&past=true',
    );
    expect(`${withoutFilters(before)}`).toBe('past=true');
    expect(`${withPast(new URLSearchParams(), true)}`).toBe('past=true');
    expect(`${withPast(before, false)}`).not.toContain('past');
  });
});

it.each([
  ['', ['1', '2', '3']],
  ['course=uk', ['3']],
  ['session=s2', ['2']],
  ['kind=exam', ['2']],
  ['course=vv&kind=attendance', ['1']],
  ['course=uk&circle=haushalt', ['3']],
  ['course=none', []],
])('«%s» leaves %j', (query, expected) => {
  expect(matching(dueDates, read(query)).map(({ id }) => id)).toEqual(expected);
});

describe('what can be chosen', () => {
  it('is what there is, by name', () => {
    const choices = choicesOf(dueDates, read(''));
    expect(choices.course.map(({ label }) => label)).toEqual([
      'Überbetriebliche Kurse',
      'Versicherungsvermittler/-in',
    ]);
    expect(choices.session.map(({ value }) => value)).toEqual(['s3', 's1', 's2']);
    expect(choices.kind).toEqual(['attendance', 'submission', 'exam']);
    expect(choices.circle).toEqual([]);
  });

  it('are sessions and circles of the chosen course', () => {
    const choices = choicesOf(dueDates, read('course=uk'));
    expect(choices.session).toEqual([{ value: 's3', label: 'Bern' }]);
    expect(choices.circle).toEqual([{ value: 'haushalt', label: 'Haushalt' }]);
  });
});
