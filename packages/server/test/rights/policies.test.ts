import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Policy } from '../../src/access/definePolicy.ts';
import { hasToDoWithSession, type Participant, type SessionAccess } from '../../src/access/sessionAccess.ts';
import {
  assignmentAccessOf,
  mayEvaluate,
  mayListStatuses,
  mayReadPoints,
} from '../../src/assignments/policy.ts';
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
import { mayGiveFeedback, mayReadFeedbackMetrics } from '../../src/feedback/policy.ts';
import { mayReadMentors } from '../../src/mentors/policy.ts';
import {
  mayAnnounceToCourse,
  mayAnnounceToSession,
  mayReadAnnouncement,
  mayWithdraw,
  mayWriteTo,
} from '../../src/messages/policy.ts';
import { organisationMetricsPolicy } from '../../src/statistics/policy.ts';

const circles = ['circle-a', 'circle-b'] as const;
const organisations = ['org-a', 'org-b'] as const;
const people = ['me', 'mia', 'finn'] as const;

const sessionAccesses: fc.Arbitrary<SessionAccess> = fc.record({
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
type Rule = (sessionAccess: SessionAccess, person: Participant, circleKey: string) => boolean;

const rule =
  <Subject>(
    policy: Policy<Subject>,
    subject: (sessionAccess: SessionAccess, person: Participant, circle: string) => Subject,
  ): Rule =>
  (sessionAccess, person, circle) =>
    policy.allows(subject(sessionAccess, person, circle));

const itself = (sessionAccess: SessionAccess) => sessionAccess;
const seen = (sessionAccess: SessionAccess, person: Participant) => ({
  sessionAccess,
  person,
  holdsDate: false,
});
const casework = (sessionAccess: SessionAccess, person: Participant, circleKey: string) => ({
  assignmentAccess: assignmentAccessOf(sessionAccess, person),
  assignment: { circleKey, assignmentType: 'CASEWORK' as const, needsExpertEvaluation: true },
  status: 'EVALUATION_IN_PROGRESS' as const,
});

const writing: Readonly<Record<string, Rule>> = {
  mayEvaluate: rule(mayEvaluate, casework),
  mayRecordAttendance: rule(mayRecordAttendance, itself),
  mayWriteDocuments: rule(mayWriteDocuments, (sessionAccess, _person, circleKey) => ({
    sessionAccess,
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
  mayReadDocuments: rule(mayReadDocuments, (sessionAccess) => ({ sessionAccess, enabled: true })),
  mayReadExams: rule(mayReadExams, itself),
  mayReadExamOf: rule(mayReadExamOf, seen),
  mayReadFeedbackMetrics: rule(mayReadFeedbackMetrics, (sessionAccess) => ({
    sessionAccess,
    isTrainingResponsible: false,
  })),
  mayReadMentors: rule(mayReadMentors, itself),
  // Supervisors announce as well, so it is none of the writing of which they only read.
  mayAnnounceToSession: rule(mayAnnounceToSession, itself),
  mayWriteTo: rule(mayWriteTo, (sessionAccess, person) => ({
    joined: sessionAccess.menteeIds.includes(person.userId),
  })),
  organisationFigures: rule(organisationMetricsPolicy, itself),
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
} as const satisfies Partial<SessionAccess>;

function holds(
  property: (sessionAccess: SessionAccess, person: Participant, circle: string) => boolean,
): void {
  fc.assert(fc.property(sessionAccesses, persons, fc.constantFrom(...circles), property), { numRuns: 500 });
}

describe('permissions, with every combination of roles', () => {
  test.each(all)('%s: who has nothing to do with the session may nothing', (_name, allows) => {
    holds((sessionAccess, person, circle) => {
      const nobody = { ...sessionAccess, ...stranger };
      return !hasToDoWithSession(nobody) && !allows(nobody, person, circle);
    });
  });

  test.each(all)('%s: a right more takes none away', (_name, allows) => {
    const more: readonly ((sessionAccess: SessionAccess) => SessionAccess)[] = [
      (sessionAccess) => ({ ...sessionAccess, isExpert: true, circleKeys: [...circles] }),
      (sessionAccess) => ({ ...sessionAccess, leadsRegion: true }),
      (sessionAccess) => ({ ...sessionAccess, isMentor: true, menteeIds: ['mia', 'finn'] }),
      (sessionAccess) => ({ ...sessionAccess, isAdmin: true }),
      (sessionAccess) => ({
        ...sessionAccess,
        organisationRoles: [
          ...sessionAccess.organisationRoles,
          { role: 'Berufsbildner', organisationId: 'org-a' },
        ],
      }),
    ];
    holds((sessionAccess, person, circle) => {
      if (!allows(sessionAccess, person, circle)) return true;
      return more.every((add) => allows(add(sessionAccess), person, circle));
    });
  });

  test.each(Object.entries(writing))('%s: no organisation role writes anything', (_name, allows) => {
    holds((sessionAccess, person, circle) => {
      const onlyRoles = { ...sessionAccess, ...stranger, organisationRoles: sessionAccess.organisationRoles };
      return !allows(onlyRoles, person, circle);
    });
  });

  test.each(Object.entries(writing))('%s: supervisors of the region only read', (_name, allows) => {
    holds(
      (sessionAccess, person, circle) =>
        !allows({ ...sessionAccess, ...stranger, leadsRegion: true }, person, circle),
    );
  });

  test('experts write in their own circles only', () => {
    holds((sessionAccess, person, circle) => {
      const expert = { ...sessionAccess, ...stranger, isExpert: true };
      const own = sessionAccess.circleKeys.includes(circle);
      const evaluates = writing.mayEvaluate?.(expert, person, circle) ?? false;
      const writes = writing.mayWriteDocuments?.(expert, person, circle) ?? false;
      return writes === own && evaluates === (own && person.userId !== 'me');
    });
  });

  test('nobody evaluates their own work, whatever other roles they have', () => {
    holds(
      (sessionAccess, person, circle) =>
        !(writing.mayEvaluate?.(sessionAccess, { ...person, userId: 'me' }, circle) ?? true),
    );
  });

  test('people of another organisation stay unseen by organisation roles', () => {
    holds((sessionAccess, person, circle) => {
      const roles = sessionAccess.organisationRoles.filter(
        ({ organisationId }) => organisationId !== person.organisationId,
      );
      const outsider = { ...sessionAccess, ...stranger, organisationRoles: roles };
      expect(reading.mayReadAttendanceOf?.(outsider, person, circle)).toBe(false);
      expect(reading.mayReadExamOf?.(outsider, person, circle)).toBe(false);
      return true;
    });
  });

  test('nobody but experts and supervisors announces to a session, nobody but admins to a course', () => {
    holds((sessionAccess) => {
      const announces = mayAnnounceToSession.allows(sessionAccess);
      const user = { hasVbvAdminAccess: sessionAccess.isAdmin } as Parameters<
        typeof mayAnnounceToCourse.allows
      >[0]['user'];
      return (
        announces === (sessionAccess.isExpert || sessionAccess.leadsRegion) &&
        mayAnnounceToCourse.allows({ user }) === sessionAccess.isAdmin
      );
    });
  });

  test('messages are read by author and recipients only, and withdrawn by the author only', () => {
    expect(mayReadAnnouncement.allows({ isAuthor: false, isRecipient: false })).toBe(false);
    expect(mayWriteTo.allows({ joined: false })).toBe(false);
    holds(
      (sessionAccess, person) =>
        mayWithdraw.allows({ userId: sessionAccess.userId, authorId: person.userId }) ===
        (person.userId === 'me'),
    );
    expect(mayWithdraw.allows({ userId: 'me', authorId: null })).toBe(false);
  });
});
