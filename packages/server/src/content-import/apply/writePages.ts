import { type Course, circlesOf, paths } from '@learn/course-content';
import { inArray, sql } from 'drizzle-orm';
import { attendanceCourses } from '../../attendance/tables.ts';
import { pages } from '../../course-pages/tables.ts';
import type { Database } from '../../database/database.ts';
import { upsertAll } from '../../database/upsertAll.ts';
import { documents } from '../../documents/tables.ts';
import { feedbackResponses } from '../../feedback/tables.ts';
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
  if (changed.some(({ fields }) => fields.includes('parentKey'))) await moveToCircles(transaction, plan);
}

/** What people have of a page names its circle too, which may be another one now. */
async function moveToCircles(transaction: Database, { course }: CoursePlan): Promise<void> {
  const places = placesIn(course);
  const keys = sql.param(places.map(({ key }) => key));
  const circles = sql.param(places.map(({ circleKey }) => circleKey));
  for (const { table, key } of [
    { table: attendanceCourses, key: attendanceCourses.contentKey },
    { table: feedbackResponses, key: feedbackResponses.contentKey },
    { table: documents, key: documents.sequenceKey },
  ]) {
    await transaction
      .update(table)
      .set({ circleKey: sql`place.circle_key` })
      .from(sql`unnest(${keys}::uuid[], ${circles}::uuid[]) as place(key, circle_key)`)
      .where(sql`${key} = place.key and ${table.circleKey} <> place.circle_key`);
  }
}

/** The sequences and contents of a course with the circles in which they are; translation keys. */
function placesIn(course: Course): { readonly key: string; readonly circleKey: string }[] {
  return circlesOf(course).flatMap((circle) => {
    const path = paths.circle(course.slug, circle.slug);
    const contents = circle.sequences.flatMap(({ units }) => units.flatMap((unit) => unit.contents));
    return [
      ...circle.sequences.map((sequence) => keyOf(sequence, paths.sequence(path, sequence.slug))),
      ...contents.map((content) => keyOf(content, paths.content(path, content.slug))),
    ].map((key) => ({ key, circleKey: keyOf(circle, path) }));
  });
}
