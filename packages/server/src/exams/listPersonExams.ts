import type { PersonExams } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { assertMaySee } from '../access/definePolicy.ts';
import { readParticipant } from '../access/readSessionAccess.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { readExamPlaces, readPersonExams } from './personExams.ts';
import { mayReadExamOf } from './policy.ts';
import { readHeldCircles } from './readPersonExam.ts';

/**
 * The exams of a participant of a vv course as far as the current user may read them (specification §2, vv-exams).
 * @throws not_found for people who may read none, and for courses of other families
 */
export async function listPersonExams(
  db: Database,
  sessionAccess: SessionAccess,
  { userId, language }: { readonly userId: string; readonly language: Language },
): Promise<PersonExams> {
  const { courseSessionId } = sessionAccess;
  const person = await readParticipant(db, courseSessionId, userId);
  const held = await readHeldCircles(db, { examExpertId: sessionAccess.userId, courseSessionId, userId });
  assertMaySee(mayReadExamOf, { sessionAccess, person, holdsDate: held.size > 0 });
  const [enrolled] = await db
    .select({ course: getTableColumns(courses), profile: courseProfiles.code })
    .from(courseSessionUsers)
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
    .where(and(eq(courseSessionUsers.id, person.enrolmentId), eq(courses.courseType, 'vv')));
  if (enrolled === undefined) throw notFound();
  const { course, profile } = enrolled;
  const places = await readExamPlaces(db, course, { profile, language });
  const seen = places.filter(({ circleKey }) =>
    mayReadExamOf.allows({ sessionAccess, person, holdsDate: held.has(circleKey) }),
  );
  return readPersonExams(db, seen, { courseSessionId, userId, language });
}
