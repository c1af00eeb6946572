import { paths, placedContents } from '@learn/course-content';
import { eq, inArray, sql } from 'drizzle-orm';
import { attendanceCourses } from '../../attendance/tables.ts';
import { pages } from '../../course-pages/tables.ts';
import type { Database } from '../../database/database.ts';
import { upsertAll } from '../../database/upsertAll.ts';
import type { CoursePlan } from '../plan/planCourse.ts';
import { keyOf } from '../rows/pageRows.ts';
import { idsInTheWay, withOwnIds } from './rowIds.ts';

/** Writes the pages of a course; those that it has no more are unpublished and stay with what people did there. */
export async function writePages(transaction: Database, plan: CoursePlan): Promise<void> {
  const { added, changed, left } = plan.pages;
  const leaving = left.filter(({ live }) => live).map(({ id }) => id);
  if (leaving.length > 0)
    await transaction.update(pages).set({ live: false }).where(inArray(pages.id, leaving));
  const inTheWay = idsInTheWay(plan.pages, (row) => `${row.parentKey}/${row.slug}/${row.language}`);
  if (inTheWay.length > 0) {
    await transaction
      .update(pages)
      .set({ slug: sql`${pages.id} || '-' || ${pages.slug}` })
      .where(inArray(pages.id, inTheWay));
  }
  const target = [pages.translationKey, pages.language];
  await upsertAll(transaction, { table: pages, target }, [...added, ...withOwnIds(changed)]);
  if (changed.some(({ fields }) => fields.includes('parentKey'))) await moveAttendanceDays(transaction, plan);
}

/** Attendance days name the circle of their content, which may be another one now. */
async function moveAttendanceDays(transaction: Database, { course }: CoursePlan): Promise<void> {
  for (const { content, circle } of placedContents(course)) {
    if (content.kind !== 'attendance_course') continue;
    const circlePath = paths.circle(course.slug, circle.slug);
    await transaction
      .update(attendanceCourses)
      .set({ circleKey: keyOf(circle, circlePath) })
      .where(eq(attendanceCourses.contentKey, keyOf(content, paths.content(circlePath, content.slug))));
  }
}
