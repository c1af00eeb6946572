import { defaultLanguage, type Language } from '@learn/domain';
import { eq } from 'drizzle-orm';
import {
  type AssignmentPlace,
  type CertificateRow,
  catalogueReader,
  placesIn,
  publishedAssignments,
} from '../assignments/catalogue.ts';
import { type CertificateGrade, certificateGrades } from '../assignments/certificateGrades.ts';
import type { AssignmentAccess } from '../assignments/policy.ts';
import { type PresentedCompletion, presentCompletion } from '../assignments/presentCompletion.ts';
import { readCompletionOutlines } from '../assignments/readCompletions.ts';
import type { AssignmentRow } from '../assignments/tables.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { type CourseRow, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import type { IssuedResult } from './tables.ts';

/** Whose certificate of which session. */
export interface CertificateKey {
  readonly userId: string;
  readonly courseSessionId: string;
  readonly certificateId: string;
}

/** An assignment of a certificate and how far the person is in it, as they see it themselves. */
interface OwnAssignment {
  readonly row: AssignmentRow;
  readonly place: AssignmentPlace | undefined;
  readonly completion: PresentedCompletion | undefined;
}

/** What counts now in a certificate of a person. */
export interface CertificateResults {
  readonly course: CourseRow;
  readonly certificate: CertificateRow;
  readonly grade: CertificateGrade['grade'];
  /** evaluated for good, in the order of the path */
  readonly results: readonly IssuedResult[];
  readonly open: readonly OwnAssignment[];
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
 * @param language of the addresses of assignments
 * @returns undefined when the session's course has no such certificate
 */
export async function readCertificateResults(
  db: Database,
  { userId, courseSessionId, certificateId }: CertificateKey,
  language: Language = defaultLanguage,
): Promise<CertificateResults | undefined> {
  const [found] = await db
    .select({ course: courses })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(eq(courseSessions.id, courseSessionId));
  if (found === undefined) return undefined;
  const [catalogue, tree, completions] = await Promise.all([
    catalogueReader(db)(found.course),
    courseTreeReader(db)(found.course, language),
    readCompletionOutlines(db, { userIds: [userId], sessionIds: [courseSessionId] }),
  ]);
  const certificate = catalogue.certificates.find(({ id }) => id === certificateId);
  if (certificate === undefined || tree === undefined) return undefined;
  const rows = publishedAssignments(catalogue, tree, certificateId);
  const participant = { userId, courseSessionId, assignmentAccess: own };
  const byAssignment = Map.groupBy(completions, ({ assignmentId }) => assignmentId);
  const [grade] = certificateGrades(rows, {
    participants: [participant],
    completions,
    byAssignment,
    participantOf: () => participant,
  });
  const all = rows.map((row): OwnAssignment => {
    const [stored] = byAssignment.get(row.id) ?? [];
    return {
      row,
      place: placesIn(tree).get(row.contentKey),
      completion: stored && presentCompletion(stored, row, own),
    };
  });
  return {
    course: found.course,
    certificate,
    grade: grade?.grade ?? null,
    results: all.flatMap(toResult),
    open: all.filter(({ completion }) => !isReleased(completion)),
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
