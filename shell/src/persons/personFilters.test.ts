import { addressOf, endpoints } from '@learn/contracts';
import { describe, expect, it } from 'vitest';
import {
  exportInput,
  isFiltered,
  optionsInput,
  type PersonFilters,
  personsInput,
  readFilters,
  readSort,
  withFilter,
  withoutFilters,
  withSort,
} from './personFilters.ts';

const course = '11111111-1111-4111-8111-111111111111';
const session = '22222222-2222-4222-8222-222222222222';
const read = (query: string, withMetrics = false) => readFilters(new URLSearchParams(query), withMetrics);
const personsAddress = (page: Parameters<typeof personsInput>[0]) =>
  addressOf(endpoints.persons, personsInput(page));
const optionsAddress = (filters: PersonFilters) => addressOf(endpoints.personFilters, optionsInput(filters));
const exportAddress = (filters: PersonFilters, format: 'xlsx' | 'csv') =>
  addressOf(endpoints.exportFile, exportInput(filters, format));
const nameFirst = { column: 'last_name', descending: false };

describe('filters in the address', () => {
  it('are read', () => {
    expect(
      read(`course=${course}&session=${session}&region=Bern&generation=2026&role=EXPERT&search=%20mei%20`),
    ).toEqual({
      course,
      session,
      region: 'Bern',
      generation: '2026',
      role: 'EXPERT',
      profile: undefined,
      search: 'mei',
    });
  });

  it.each(['course=x', 'role=KING', 'search=%20', 'region=', 'other=1', ''])(
    'that cannot be one are left out: %s',
    (query) => {
      expect(isFiltered(read(query))).toBe(false);
    },
  );

  it('change one by one; the session goes with what it belongs to', () => {
    const before = new URLSearchParams(`course=${course}&session=${session}&search=a&sort=role`);
    expect(`${withFilter(before, 'role', 'MEMBER')}`).toBe(
      `course=${course}&session=${session}&search=a&sort=role&role=MEMBER`,
    );
    expect(`${withFilter(before, 'search', '')}`).toBe(`course=${course}&session=${session}&sort=role`);
    expect(`${withFilter(before, 'region', 'Bern')}`).toBe(`course=${course}&search=a&sort=role&region=Bern`);
    expect(`${withFilter(before, 'course', undefined)}`).toBe('search=a&sort=role');
    expect(`${withoutFilters(before)}`).toBe('sort=role');
    expect(`${before}`).toContain(session);
  });
});

describe('what uses results', () => {
  it.each([
    [`course=${course}&grade=below&sort=-grade`, true, 'below', 'grade'],
    [`session=${session}&grade=reached&sort=-progress`, true, 'reached', 'progress'],
    [`course=${course}&sort=-session`, true, undefined, 'session'],
    [`course=${course}&sort=role`, true, undefined, 'last_name'],
    [`course=${course}&grade=none&sort=-points`, true, undefined, 'last_name'],
    ['grade=below&sort=-grade', true, undefined, 'last_name'],
    [`course=${course}&grade=below&sort=-grade`, false, undefined, 'last_name'],
  ])('is for people of one course, with figures: %s, %s', (query, withMetrics, grade, column) => {
    expect(read(query, withMetrics).grade).toBe(grade);
    expect(readSort(new URLSearchParams(query), withMetrics).column).toBe(column);
  });
});

describe('the order in the address', () => {
  it.each([
    ['', 'last_name', false],
    ['sort=-last_name', 'last_name', true],
    ['sort=course', 'course', false],
    ['sort=-region', 'region', true],
    ['sort=password', 'last_name', false],
    ['sort=--role', 'last_name', false],
  ])('«%s» is by %s, descending: %s', (query, column, descending) => {
    expect(readSort(new URLSearchParams(query), false)).toEqual({ column, descending });
  });

  it('needs no word for names', () => {
    const before = new URLSearchParams('role=MEMBER');
    const after = withSort(before, { column: 'role', descending: true });
    expect(`${after}`).toBe('role=MEMBER&sort=-role');
    expect(`${withSort(after, nameFirst)}`).toBe('role=MEMBER');
  });
});

describe('addresses of the calls', () => {
  it('have what was chosen', () => {
    const filters = read(`course=${course}&search=m%C3%BC`);
    expect(personsAddress({ filters, sort: nameFirst, withMetrics: false, limit: 100, offset: 200 })).toBe(
      `/api/dashboard/persons/?course=${course}&search=m%C3%BC&sort=last_name&limit=100&offset=200`,
    );
    expect(
      personsAddress({
        filters: {},
        sort: { column: 'role', descending: true },
        withMetrics: true,
        limit: 100,
        offset: 0,
      }),
    ).toBe('/api/dashboard/persons/?with_competence_metrics=true&sort=-role&limit=100&offset=0');
  });

  it('of the options have only what narrows the sessions', () => {
    expect(optionsAddress({})).toBe('/api/dashboard/persons/filters/');
    expect(optionsAddress(read(`course=${course}&role=MEMBER&search=a`))).toBe(
      `/api/dashboard/persons/filters/?course=${course}`,
    );
  });

  it('of the export have the same filters', () => {
    expect(exportAddress(read(`course=${course}&session=${session}&role=MEMBER&search=a`), 'csv')).toBe(
      `/api/dashboard/export/persons/?role=MEMBER&search=a&course_id=${course}&course_session_ids=${session}&format=csv`,
    );
    expect(exportAddress(read(`course=${course}&grade=below`, true), 'csv')).toBe(
      `/api/dashboard/export/persons/?grade=below&course_id=${course}&format=csv`,
    );
    expect(exportAddress({}, 'xlsx')).toBe('/api/dashboard/export/persons/?format=xlsx');
  });
});
