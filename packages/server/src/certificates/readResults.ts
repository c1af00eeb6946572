import { defaultLanguage, type Language } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import {
  type AssignmentPlace,
  type CertificateRow,
  catalogueReader,
  placesIn,
  publishedAssignments,
} from '../assignments/catalogue.ts';
import { type CertificateGrade, certificateGrades, furthest } from '../assignments/certificateGrades.ts';
import type { SeenWorks } from '../assignments/loaders.ts';
import type { AssignmentAccess } from '../assignments/policy.ts';
import { type PresentedCompletion, presentCompletion } from '../assignments/presentCompletion.ts';
import { readCompletionOutlines } from '../assignments/readCompletions.ts';
import { asSeenByParticipant } from '../assignments/submission.ts';
import { type AssignmentRow, competenceCertificates } from '../assignments/tables.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import { type CourseRow, courses } from '../courses/tables.ts';
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
}

/** What counts now in a certificate of a person, of all their sessions of the course. */
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

const own: AssignmentAccess = {
  isOwn: true,
  isAdmin: false,
  circleKeys: [],
  isMentor: false,
  leadsRegion: false,
};

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
  const earlier = issued?.results.map(({ course_session_id }) => course_session_id) ?? [];
  const works = await readOwnWorks(db, userId, [...new Set([...enrolled, ...earlier])]);
  const rows = publishedAssignments(catalogue, tree, certificateId);
  const all = rows.map((row): OwnAssignment => {
    const completion = furthest(
      (works.byAssignment.get(row.id) ?? []).map((one) => asSeenByParticipant(one)),
    );
    return {
      row,
      place: placesIn(tree).get(row.contentKey),
      completion: completion && presentCompletion(completion, row, own),
    };
  });
  const [grade] = certificateGrades(rows, works);
  return {
    course,
    certificate,
    participations: enrolled.length,
    grade: grade?.grade ?? null,
    results: all.flatMap(toResult),
    open: all.filter(({ completion }) => !isReleased(completion)),
  };
}

async function readParticipations(db: Database, userId: string, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ id: courseSessions.id })
    .from(courseSessionUsers)
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .where(
      and(
        eq(courseSessionUsers.userId, userId),
        eq(courseSessionUsers.role, 'MEMBER'),
        eq(courseSessions.courseId, courseId),
      ),
    )
    .orderBy(courseSessions.startDate, courseSessions.id);
  return rows.map(({ id }) => id);
}

/** The person's work in these sessions, as the pages read it. */
async function readOwnWorks(db: Database, userId: string, sessionIds: readonly string[]): Promise<SeenWorks> {
  const participants = sessionIds.map((courseSessionId) => ({
    userId,
    courseSessionId,
    assignmentAccess: own,
  }));
  const bySession = new Map(participants.map((one) => [one.courseSessionId, one]));
  const completions = await readCompletionOutlines(db, { userIds: [userId], sessionIds });
  return {
    participants,
    completions,
    byAssignment: Map.groupBy(completions, ({ assignmentId }) => assignmentId),
    participantOf: ({ courseSessionId }) => bySession.get(courseSessionId),
  };
}

function isReleased(completion: PresentedCompletion | undefined): completion is PresentedCompletion {
  return completion?.completion_status === 'EVALUATION_SUBMITTED';
}

function toResult({ row, completion }: OwnAssignment): IssuedResult[] {
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
    },
  ];
}
