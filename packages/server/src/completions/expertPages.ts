import { contentsOf, criteriaOf, defaultLanguage } from '@learn/domain';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ContentNode, CriterionNode } from '../course-pages/courseTree.ts';
import type { CourseTreeReader } from '../course-pages/courseTrees.ts';
import { courseSessions, courseSessionUsers, expertCircles } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';

/** An expert in a session. */
export interface SessionExpert {
  readonly courseSessionId: string;
  readonly userId: string;
}

/**
 * @returns a function that finds the pages of an expert's own circles in a session (domain decisions §4): circles,
 * contents and criteria, by translation key; none for a person without a circle
 */
export function createExpertPageReader(
  db: Database,
  readTree: CourseTreeReader,
): (expert: SessionExpert) => Promise<ReadonlySet<string>> {
  const query = db
    .select({ circleKey: expertCircles.circleKey, course: getTableColumns(courses) })
    .from(expertCircles)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, expertCircles.courseSessionUserId))
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(
      and(
        eq(courseSessionUsers.courseSessionId, sql.placeholder('courseSessionId')),
        eq(courseSessionUsers.userId, sql.placeholder('userId')),
        eq(courseSessionUsers.role, 'EXPERT'),
      ),
    )
    .prepare('expert_pages');
  return async ({ courseSessionId, userId }) => {
    const rows = await query.execute({ courseSessionId, userId });
    // Translation keys are those of every language, and German is complete.
    const tree = rows[0] && (await readTree(rows[0].course, defaultLanguage));
    const own = new Set(rows.map(({ circleKey }) => circleKey));
    const circles = (tree?.circles ?? []).filter((circle) => own.has(circle.translation_key));
    return new Set(
      circles
        .flatMap((circle) => [
          circle,
          ...contentsOf<ContentNode>(circle),
          ...criteriaOf<CriterionNode>(circle),
        ])
        .map((page) => page.translation_key),
    );
  };
}
