import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Policy } from '../../src/access/policy.ts';
import { hasToDoWithSession, type Participant, type Standing } from '../../src/access/standing.ts';
import { mayEvaluate, mayListStatuses, mayReadPoints, sightOf } from '../../src/assignments/policy.ts';
import {
  mayReadAttendanceDay,
  mayReadAttendanceOf,
  mayRecordAttendance,
} from '../../src/attendance/policy.ts';
import { mayReadDocuments, mayWriteDocuments } from '../../src/documents/policy.ts';
import {
  mayBookExam,
  mayChangeExamOf,
  mayReadExamOf,
  mayReadExams,
  mayWriteExamDates,
} from '../../src/exams/policy.ts';
import { mayGiveFeedback, mayReadFeedbackFigures } from '../../src/feedback/policy.ts';
import { mayReadMentors } from '../../src/mentors/policy.ts';
import {
  mayAnnounceToCourse,
  mayAnnounceToSession,
  mayReadAnnouncement,
  mayWithdraw,
  mayWriteTo,
} from '../../src/messages/policy.ts';
import { organisationFiguresPolicy } from '../../src/statistics/policy.ts';

const circles = ['circle-a', 'circle-b'] as const;
const organisations = ['org-a', 'org-b'] as const;
const people = ['me', 'mia', 'finn'] as const;

const standings: fc.Arbitrary<Standing> = fc.record({
  userId: fc.constant('me'),
  courseSessionId: fc.constant('session'),
  courseId: fc.constant('course'),
  region: fc.constant('Zürich'),
  isMember: fc.boolean(),
  enrolmentId: fc.constant('enrolment'),
  isExpert: fc.boolean(),
  circleKeys: fc.subarray([...circles]),
  isMentor: fc.boolean(),
  menteeIds: fc.subarray(['mia', 'finn']),
  leadsRegion: fc.boolean(),
  organisationRoles: fc.array(
    fc.record({
      role: fc.constantFrom('Ausbildungsverantwortlicher', 'Berufsbildner', 'Prüfungsexperte'),
      organisationId: fc.constantFrom(...organisations, null),
    }),
    { maxLength: 3 },
  ),
  isAdmin: fc.boolean(),
});

const persons: fc.Arbitrary<Participant> = fc.record({
  userId: fc.constantFrom(...people),
  enrolmentId: fc.constant('enrolment-of-person'),
  organisationId: fc.constantFrom(...organisations, null),
});

/** A policy asked about a person and a circle. */
type Rule = (standing: Standing, person: Participant, circleKey: string) => boolean;

const rule =
  <Subject>(
    policy: Policy<Subject>,
    subject: (standing: Standing, person: Participant, circle: string) => Subject,
  ): Rule =>
  (standing, person, circle) =>
    policy.allows(subject(standing, person, circle));

const itself = (standing: Standing) => standing;
const seen = (standing: Standing, person: Participant) => ({ standing, person, holdsDate: false });
const casework = (standing: Standing, person: Participant, circleKey: string) => ({
  sight: sightOf(standing, person.userId),
  assignment: { circleKey, assignmentType: 'CASEWORK' as const },
  status: 'EVALUATION_IN_PROGRESS' as const,
});

const writing: Readonly<Record<string, Rule>> = {
  mayEvaluate: rule(mayEvaluate, casework),
  mayRecordAttendance: rule(mayRecordAttendance, itself),
  mayWriteDocuments: rule(mayWriteDocuments, (standing, _person, circleKey) => ({
    standing,
    enabled: true,
    circleKey,
  })),
  mayBookExam: rule(mayBookExam, itself),
  mayChangeExamOf: rule(mayChangeExamOf, seen),
  mayWriteExamDates: rule(mayWriteExamDates, itself),
  mayGiveFeedback: rule(mayGiveFeedback, itself),
};

const reading: Readonly<Record<string, Rule>> = {
  mayListStatuses: rule(mayListStatuses, itself),
  mayReadPoints: rule(mayReadPoints, casework),
  mayReadAttendanceOf: rule(mayReadAttendanceOf, seen),
  mayReadAttendanceDay: rule(mayReadAttendanceDay, itself),
  mayReadDocuments: rule(mayReadDocuments, (standing) => ({ standing, enabled: true })),
  mayReadExams: rule(mayReadExams, itself),
  mayReadExamOf: rule(mayReadExamOf, seen),
  mayReadFeedbackFigures: rule(mayReadFeedbackFigures, (standing) => ({
    standing,
    isResponsibleForSomebody: false,
  })),
  mayReadMentors: rule(mayReadMentors, itself),
  // Supervisors announce as well, so it is none of the writing of which they only read.
  mayAnnounceToSession: rule(mayAnnounceToSession, itself),
  mayWriteTo: rule(mayWriteTo, (standing, person) => ({
    joined: standing.menteeIds.includes(person.userId),
  })),
  organisationFigures: rule(organisationFiguresPolicy, itself),
};

const all = Object.entries({ ...writing, ...reading });

const stranger = {
  isMember: false,
  isExpert: false,
  isMentor: false,
  menteeIds: [],
  leadsRegion: false,
  organisationRoles: [],
  isAdmin: false,
} as const satisfies Partial<Standing>;

function holds(property: (standing: Standing, person: Participant, circle: string) => boolean): void {
  fc.assert(fc.property(standings, persons, fc.constantFrom(...circles), property), { numRuns: 500 });
}

describe('permissions, whatever somebody is', () => {
  test.each(all)('%s: who has nothing to do with the session may nothing', (_name, allows) => {
    holds((standing, person, circle) => {
      const nobody = { ...standing, ...stranger };
      return !hasToDoWithSession(nobody) && !allows(nobody, person, circle);
    });
  });

  test.each(all)('%s: a right more takes none away', (_name, allows) => {
    const more: readonly ((standing: Standing) => Standing)[] = [
      (standing) => ({ ...standing, isExpert: true, circleKeys: [...circles] }),
      (standing) => ({ ...standing, leadsRegion: true }),
      (standing) => ({ ...standing, isMentor: true, menteeIds: ['mia', 'finn'] }),
      (standing) => ({ ...standing, isAdmin: true }),
      (standing) => ({
        ...standing,
        organisationRoles: [
          ...standing.organisationRoles,
          { role: 'Berufsbildner', organisationId: 'org-a' },
        ],
      }),
    ];
    holds((standing, person, circle) => {
      if (!allows(standing, person, circle)) return true;
      return more.every((add) => allows(add(standing), person, circle));
    });
  });

  test.each(Object.entries(writing))('%s: no organisation role writes anything', (_name, allows) => {
    holds((standing, person, circle) => {
      const onlyRoles = { ...standing, ...stranger, organisationRoles: standing.organisationRoles };
      return !allows(onlyRoles, person, circle);
    });
  });

  test.each(Object.entries(writing))('%s: whoever leads the region only reads', (_name, allows) => {
    holds(
      (standing, person, circle) => !allows({ ...standing, ...stranger, leadsRegion: true }, person, circle),
    );
  });

  test('experts write in their own circles only', () => {
    holds((standing, person, circle) => {
      const expert = { ...standing, ...stranger, isExpert: true };
      const own = standing.circleKeys.includes(circle);
      const evaluates = writing.mayEvaluate?.(expert, person, circle) ?? false;
      const writes = writing.mayWriteDocuments?.(expert, person, circle) ?? false;
      return writes === own && evaluates === (own && person.userId !== 'me');
    });
  });

  test('nobody evaluates himself, whatever he is beside', () => {
    holds(
      (standing, person, circle) =>
        !(writing.mayEvaluate?.(standing, { ...person, userId: 'me' }, circle) ?? true),
    );
  });

  test('people of another organisation stay unseen by organisation roles', () => {
    holds((standing, person, circle) => {
      const roles = standing.organisationRoles.filter(
        ({ organisationId }) => organisationId !== person.organisationId,
      );
      const outsider = { ...standing, ...stranger, organisationRoles: roles };
      expect(reading.mayReadAttendanceOf?.(outsider, person, circle)).toBe(false);
      expect(reading.mayReadExamOf?.(outsider, person, circle)).toBe(false);
      return true;
    });
  });

  test('nobody but experts and supervisors announces to a session, nobody but admins to a course', () => {
    holds((standing) => {
      const announces = mayAnnounceToSession.allows(standing);
      const user = { hasVbvAdminAccess: standing.isAdmin } as Parameters<
        typeof mayAnnounceToCourse.allows
      >[0]['user'];
      return (
        announces === (standing.isExpert || standing.leadsRegion) &&
        mayAnnounceToCourse.allows({ user }) === standing.isAdmin
      );
    });
  });

  test('messages are read and withdrawn by nobody to whom they do not belong', () => {
    expect(mayReadAnnouncement.allows({ isAuthor: false, isRecipient: false })).toBe(false);
    expect(mayWriteTo.allows({ joined: false })).toBe(false);
    holds(
      (standing, person) =>
        mayWithdraw.allows({ userId: standing.userId, authorId: person.userId }) === (person.userId === 'me'),
    );
    expect(mayWithdraw.allows({ userId: 'me', authorId: null })).toBe(false);
  });
});
