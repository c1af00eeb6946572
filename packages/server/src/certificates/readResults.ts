import { defaultLanguage, type Language } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import {
  type AssignmentPlace,
  type CertificateRow,
  catalogueReader,
  placesIn,
} from '../assignments/catalogue.ts';
import { type CertificateGrade, certificateGrades, furthest } from '../assignments/certificateGrades.ts';
import { countedAssignments, countedFor } from '../assignments/countedAssignments.ts';
import type { SeenWorks } from '../assignments/loaders.ts';
import { ownAccess } from '../assignments/policy.ts';
import { type PresentedCompletion, presentCompletion } from '../assignments/presentCompletion.ts';
import { readCompletionOutlines } from '../assignments/readCompletions.ts';
import { asSeenByParticipant, standsSince } from '../assignments/submission.ts';
import { type AssignmentRow, competenceCertificates } from '../assignments/tables.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import { type CourseRow, courseProfiles, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import type { IssuedCertificateRow, IssuedResult } from './tables.ts';

/** Whose certificate. */
export interface CertificateKey {
  readonly userId: string;
  readonly certificateId: string;
}

/** An assignment of a certificate and how far the person is in it, as they see it themselves. */
interface OwnAssignment {
  readonly row: AssignmentRow;
  readonly place: AssignmentPlace | undefined;
  readonly completion: PresentedCompletion | undefined;
  /** since when its evaluation stands */
  readonly evaluatedAt: Date | undefined;
}

/** What counts now in a certificate of a person, of all their sessions of the course and for their path. */
export interface CertificateResults {
  readonly course: CourseRow;
  readonly certificate: CertificateRow;
  /** sessions of the course in which the person participates */
  readonly participations: number;
  readonly grade: CertificateGrade['grade'];
  /** evaluated for good, in the order of the path */
  readonly results: readonly IssuedResult[];
  readonly open: readonly OwnAssignment[];
}

interface Wanted {
  /** of the addresses of assignments */
  readonly language?: Language;
  /** its sessions count also when the person has left them */
  readonly issued: IssuedCertificateRow | undefined;
}

/**
 * Reads what counts now, by the functions of the pages: a release that can still be taken back does not.
 * @returns undefined where there is no such certificate
 */
export async function readCertificateResults(
  db: Database,
  { userId, certificateId }: CertificateKey,
  { language = defaultLanguage, issued }: Wanted,
): Promise<CertificateResults | undefined> {
  const [found] = await db
    .select({ course: courses })
    .from(competenceCertificates)
    .innerJoin(courses, eq(courses.id, competenceCertificates.courseId))
    .where(eq(competenceCertificates.id, certificateId));
  if (found === undefined) return undefined;
  const { course } = found;
  const [catalogue, tree, enrolled] = await Promise.all([
    catalogueReader(db)(course),
    courseTreeReader(db)(course, language),
    readParticipations(db, userId, course.id),
  ]);
  const certificate = catalogue.certificates.find(({ id }) => id === certificateId);
  if (certificate === undefined || tree === undefined) return undefined;
  const works = await readOwnWorks(db, userId, { enrolled, issued });
  const counted = countedAssignments(catalogue, tree, certificateId);
  const all = countedFor(counted, chosenIn(works)).map((row): OwnAssignment => {
    const completion = furthest(
      (works.byAssignment.get(row.id) ?? []).map((one) => asSeenByParticipant(one)),
    );
    return {
      row,
      place: placesIn(tree).get(row.contentKey),
      completion: completion && presentCompletion(completion, row, ownAccess),
      evaluatedAt: completion && standsSince(completion),
    };
  });
  const [grade] = certificateGrades(counted, works);
  return {
    course,
    certificate,
    participations: enrolled.length,
    grade: grade?.grade ?? null,
    results: all.flatMap(toResult),
    open: all.filter(({ completion }) => !isReleased(completion)),
  };
}

const chosenIn = ({ participants }: SeenWorks) => participants.map(({ profile }) => profile);

interface Participation {
  readonly courseSessionId: string;
  /** code of the profile that is chosen there */
  readonly profile: string | null;
}

function readParticipations(db: Database, userId: string, courseId: string): Promise<Participation[]> {
  return db
    .select({ courseSessionId: courseSessions.id, profile: courseProfiles.code })
    .from(courseSessionUsers)
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
    .where(
      and(
        eq(courseSessionUsers.userId, userId),
        eq(courseSessionUsers.role, 'MEMBER'),
        eq(courseSessions.courseId, courseId),
      ),
    )
    .orderBy(courseSessions.startDate, courseSessions.id);
}

interface OwnSessions extends Pick<Wanted, 'issued'> {
  readonly enrolled: readonly Participation[];
}

/**
 * The person's work in their sessions, as the pages read it, and in those that a certificate was issued on. Their path is
 * that of the sessions in which they are; who is in none any more has all of it.
 */
async function readOwnWorks(
  db: Database,
  userId: string,
  { enrolled, issued }: OwnSessions,
): Promise<SeenWorks> {
  const earlier =
    issued?.results.map(({ course_session_id: courseSessionId }) => ({ courseSessionId })) ?? [];
  const sessionIds = [...new Set([...enrolled, ...earlier].map(({ courseSessionId }) => courseSessionId))];
  const [first = ''] = sessionIds;
  const path = enrolled.length > 0 ? enrolled : [{ courseSessionId: first, profile: null }];
  const ownIn = (participation: Participation) => ({ userId, assignmentAccess: ownAccess, ...participation });
  const completions = await readCompletionOutlines(db, { userIds: [userId], sessionIds });
  return {
    participants: path.map(ownIn),
    completions,
    byAssignment: Map.groupBy(completions, ({ assignmentId }) => assignmentId),
    participantOf: ({ courseSessionId }) => ownIn({ courseSessionId, profile: null }),
  };
}

function isReleased(completion: PresentedCompletion | undefined): completion is PresentedCompletion {
  return completion?.completion_status === 'EVALUATION_SUBMITTED';
}

function toResult({ row, completion, evaluatedAt }: OwnAssignment): IssuedResult[] {
  if (!isReleased(completion)) return [];
  const { grade } = completion;
  return [
    {
      assignment_id: row.id,
      course_session_id: completion.course_session_id,
      titles: row.titles,
      points: completion.evaluation_points,
      points_deducted: completion.evaluation_points_deducted ?? 0,
      points_final: completion.evaluation_points_final,
      max_points: completion.evaluation_max_points ?? row.maxPoints,
      weight: row.competenceCertificateWeight,
      exact: grade?.exact ?? null,
      official: grade?.official ?? null,
      evaluated_at: evaluatedAt?.toISOString() ?? null,
    },
  ];
}
