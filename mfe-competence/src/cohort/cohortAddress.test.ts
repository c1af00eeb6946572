import { describe, expect, it } from 'vitest';
import {
  readCohortSort,
  readCohortView,
  sortAmong,
  withCohort,
  withoutChoices,
  writeSort,
} from './cohortAddress.ts';

const session = '11111111-1111-4111-8111-111111111111';
const at = (query: string) => new URLSearchParams(query);

describe('an address', () => {
  it.each([
    ['', {}],
    [`session=${session}&region=Bern&search=+mia+`, { session, region: 'Bern', search: 'mia' }],
    ['session=elsewhere&circle=1&generation=2026', { generation: '2026' }],
  ])('%j chooses %j', (query, view) => {
    expect(readCohortView(at(query))).toEqual(view);
  });

  it.each([
    ['', { column: 'name', descending: false }],
    ['sort=-average', { column: 'average', descending: true }],
    ['sort=grade.haftpflicht', { column: 'grade.haftpflicht', descending: false }],
  ])('%j sorts by %j', (query, sort) => {
    expect(readCohortSort(at(query))).toEqual(sort);
    expect(writeSort(sort)).toBe(at(query).get('sort') ?? 'name');
  });

  it('whose order names no column of the list that can be sorted sorts by name', () => {
    const columns = [{ id: 'average', sortable: true }, { id: 'assessed' }];
    const average = { column: 'average', descending: true };
    expect(sortAmong(columns, average)).toBe(average);
    for (const column of ['assessed', 'elsewhere'])
      expect(sortAmong(columns, { column, descending: true })).toEqual({ column: 'name', descending: false });
  });
});

describe('a change', () => {
  it('of region or generation takes the session away, of the search it does not', () => {
    const present = at(`session=${session}&region=Bern`);
    expect(withCohort(present, { region: 'Genf' }).toString()).toBe('region=Genf');
    expect(withCohort(present, { search: 'mia' }).get('session')).toBe(session);
  });

  it('to nothing leaves no trace', () => {
    expect(withCohort(at('search=mia'), { search: '' }).toString()).toBe('');
    expect(withoutChoices(at('search=mia&region=Bern&sort=-average')).toString()).toBe('sort=-average');
  });
});
