import { expect, test } from 'vitest';
import { seenPerson } from './seenPerson.ts';

const row = (course_session_id: string, participant: object | null = {}) => ({
  ...{ role: 'MEMBER', course_session_id, participant },
});

test.each([
  ['the session that is asked for', ['bern', 'zug'], 'bern'],
  ['the viewer’s own where the wanted one is not the person’s', ['basel', 'bern'], 'bern'],
  ['the newest without a match', [undefined, 'basel'], 'zug'],
])('shows %s', (_case, preferred, expected) => {
  const seen = seenPerson([row('bern'), row('zug')], preferred);
  expect(seen).toMatchObject({ own: false, enrolment: { course_session_id: expected } });
});

test('rows that hold no participant are not to be chosen', () => {
  const seen = seenPerson([row('bern', null), row('zug')], ['bern']);
  expect(seen).toMatchObject({ enrolment: { course_session_id: 'zug' }, enrolments: [row('zug')] });
});

test('a participant without a participant to see is the viewer', () => {
  expect(seenPerson([row('bern', null)], [])).toEqual({ own: true });
});

test('others are not to be seen', () => {
  expect(seenPerson([], ['bern'])).toBeUndefined();
  expect(seenPerson([{ ...row('bern', null), role: 'EXPERT' }], ['bern'])).toBeUndefined();
});
