import { expect, test } from 'vitest';
import { filterOf, withFilter } from './auditFilter.ts';

const person = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('reads what the address says, and leaves out what cannot be meant', () => {
  const parameters = new URLSearchParams({
    action: 'role.granted',
    user_id: person,
    from: '2026-01-01',
    to: 'gestern',
    course_session_id: '1',
  });
  expect(filterOf(parameters)).toEqual({ action: 'role.granted', user_id: person, from: '2026-01-01' });
});

test('writes values and takes them away', () => {
  const before = new URLSearchParams({ action: 'role.granted', before: '12' });
  expect(String(withFilter(before, { action: undefined, before: undefined, from: '2026-01-01' }))).toBe(
    'from=2026-01-01',
  );
});
