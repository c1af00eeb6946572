import { ContentError, type ContentLibrary, type Questionnaire } from '@learn/course-content';
import { isProfileCode } from '@learn/domain';
import { asc, desc } from 'drizzle-orm';
import { courseProfiles, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { examTypes } from '../exams/tables.ts';
import { feedbackQuestionnaires } from '../feedback/tables.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { readCourse } from './export/readCourse.ts';
import { readCourseRows } from './plan/readCourseRows.ts';

/**
 * The published contents of a database, as `writeContentLibrary` writes them; importing them changes nothing. Where a translation
 * is missing, the German text stands in, as it does on the pages.
 * @param slugs of the courses; left out: all courses
 * @throws ContentError for a course that is not there
 */
export async function exportContent(
  { db, store }: { readonly db: Database; readonly store: FileStore },
  slugs?: readonly string[],
): Promise<ContentLibrary> {
  const known = await db.select({ slug: courses.slug }).from(courses).orderBy(asc(courses.slug));
  const wanted = slugs ?? known.map(({ slug }) => slug);
  const unknown = wanted.find((slug) => !known.some((course) => course.slug === slug));
  if (unknown !== undefined) throw new ContentError('course_unknown', { slug: unknown });
  const profiles = await db.select().from(courseProfiles).orderBy(asc(courseProfiles.position));
  const exams = await db.select().from(examTypes).orderBy(asc(examTypes.code));
  return {
    profiles: profiles.flatMap(({ code, names, active }) =>
      isProfileCode(code) ? [{ code, names, active: active ? undefined : false }] : [],
    ),
    exams: exams.map(({ code, names, price, maximumAttempts }) => ({
      code,
      names,
      price,
      maximum_attempts: maximumAttempts === 3 ? undefined : maximumAttempts,
    })),
    questionnaires: await newestQuestionnaires(db),
    courses: await Promise.all(wanted.map(async (slug) => readCourse(await readCourseRows(db, slug), store))),
  };
}

async function newestQuestionnaires(db: Database): Promise<Questionnaire[]> {
  const rows = await db.select().from(feedbackQuestionnaires).orderBy(desc(feedbackQuestionnaires.version));
  const newest = Map.groupBy(rows, ({ kind }) => kind);
  return [...newest.values()].flatMap(([row]) =>
    row === undefined ? [] : [{ kind: row.kind, version: row.version, questions: [...row.questions] }],
  );
}
