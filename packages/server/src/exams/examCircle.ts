import type { Localised } from '@learn/contracts';
import { contentsOf, type Language } from '@learn/domain';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CircleNode, ContentNode, CourseTree } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { readPageTitle } from '../course-pages/readPageTitle.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { notFound } from '../errors.ts';
import { examTypes } from './tables.ts';

/** Where a call about an exam points to: a session and the page id, of any language, of a circle. */
export interface ExamAddress {
  readonly courseSessionId: string;
  readonly circleId: string;
}

/** A circle that holds an exam, in a course. */
export interface ExamPlace {
  readonly tree: CourseTree;
  readonly circle: CircleNode;
  /** translation keys of the circle and of its first content, where the state of a person is kept */
  readonly circleKey: string;
  readonly contentKey: string;
  /** undefined: no kind of exam is defined for the circle's exam_id, so it costs nothing and may be repeated */
  readonly examType: typeof examTypes.$inferSelect | undefined;
}

/** A circle that holds an exam, in a session. */
export interface ExamCircle extends ExamPlace {
  readonly courseSessionId: string;
  readonly courseId: string;
  readonly titles: Localised;
}

/** @throws not_found for what is no exam circle of the session's course */
export async function readExamCircle(
  db: Database,
  { courseSessionId, circleId }: ExamAddress,
  language: Language,
): Promise<ExamCircle> {
  const [found] = await circles(db).execute({ courseSessionId, circleId });
  const tree = found && (await courseTreeReader(db)(found.course, language));
  const circle = tree?.circles.find((candidate) => candidate.translation_key === found?.circleKey);
  const content = circle && contentsOf<ContentNode>(circle)[0];
  if (tree === undefined || content === undefined || !circle?.is_exam_circle) throw notFound();
  return {
    courseSessionId,
    courseId: tree.courseId,
    tree,
    circle,
    circleKey: circle.translation_key,
    contentKey: content.translation_key,
    titles: await readPageTitle(db, circle.translation_key),
    examType: found?.examType ?? undefined,
  };
}

const circles = perDatabase((db) =>
  db
    .select({
      circleKey: pages.translationKey,
      course: getTableColumns(courses),
      examType: getTableColumns(examTypes),
    })
    .from(pages)
    .innerJoin(courses, eq(courses.id, pages.courseId))
    .innerJoin(courseSessions, eq(courseSessions.courseId, courses.id))
    .leftJoin(examTypes, eq(examTypes.code, sql`${pages.data} ->> 'exam_id'`))
    .where(
      and(
        eq(pages.id, sql.placeholder('circleId')),
        eq(courseSessions.id, sql.placeholder('courseSessionId')),
        pages.live,
      ),
    )
    .prepare('exam_circle'),
);
