import type { DashboardPerson, PersonCourseSession } from '@learn/contracts';
import { expect, it } from 'vitest';
import { profileSession } from './describePerson.ts';

const met = (...sessions: readonly Partial<PersonCourseSession>[]) =>
  profileSession({ course_sessions: sessions } as DashboardPerson)?.id;

it.each(['EXPERT', 'SUPERVISOR', 'LEARNING_MENTOR'] as const)(
  'a %s opens profiles in their session',
  (my_role) => {
    expect(met({ id: 's1', my_role, user_role: 'MEMBER' })).toBe('s1');
  },
);

it.each(['Berufsbildner', 'Ausbildungsverantwortlicher', 'ADMIN', 'MEMBER'] as const)(
  'a %s has no profile to open',
  (my_role) => expect(met({ id: 's1', my_role, user_role: 'MEMBER' })).toBeUndefined(),
);

it('finds the session among those in which one only meets', () => {
  const sessions = [
    { id: 's1', my_role: 'MEMBER', user_role: 'MEMBER' },
    { id: 's2', my_role: 'EXPERT', user_role: 'EXPERT' },
    { id: 's3', my_role: 'EXPERT', user_role: 'MEMBER' },
  ] as const;
  expect(met(...sessions)).toBe('s3');
});
