import type { Localised } from '@learn/contracts';
import { type Language, languages } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import type { CircleNode, CourseTree, PageNode, UnitNode } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { pages } from '../course-pages/tables.ts';
import type { CourseRow } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';

/** A learning unit with the circle that it lies in. */
export interface PlacedUnit {
  readonly unit: UnitNode;
  readonly circle: CircleNode;
}

/**
 * Finds a published learning unit of a course.
 * @param unitId page of any language
 * @throws not_found, also for a unit without performance criteria, for there is nothing to assess
 */
export async function readUnit(
  db: Database,
  {
    course,
    unitId,
    language,
  }: { readonly course: CourseRow; readonly unitId: string; readonly language: Language },
): Promise<PlacedUnit> {
  const [[page], tree] = await Promise.all([
    db
      .select({ key: pages.translationKey })
      .from(pages)
      .where(and(eq(pages.id, unitId), eq(pages.courseId, course.id))),
    courseTreeReader(db)(course, language),
  ]);
  const found = page && tree && unitsByKey(tree).get(page.key);
  if (found === undefined || found.unit.performance_criteria.length === 0) throw notFound();
  return found;
}

/** All learning units of a tree by their translation key. */
export function unitsByKey(tree: CourseTree): ReadonlyMap<string, PlacedUnit> {
  const units = tree.circles.flatMap((circle) =>
    circle.learning_sequences.flatMap((sequence) =>
      sequence.learning_units.map((unit): PlacedUnit => ({ unit, circle })),
    ),
  );
  return new Map(units.map((placed) => [placed.unit.translation_key, placed]));
}

/** The title of a page in all languages, for notifications; German stands in for a missing translation. */
export async function readTitles(
  db: Database,
  { translation_key, title }: Pick<UnitNode, 'translation_key' | 'title'>,
): Promise<Localised> {
  const rows = await db
    .select({ language: pages.language, title: pages.title })
    .from(pages)
    .where(eq(pages.translationKey, translation_key));
  const of = (language: Language) => rows.find((row) => row.language === language)?.title;
  const entries = languages.map((language) => [language, of(language) ?? of('de') ?? title]);
  return Object.fromEntries(entries) as Localised;
}

/** A page by name. */
export function presentPage({ id, title, slug }: PageNode) {
  return { id, title, slug };
}
