import { contentsOf, showsAssignment } from '@learn/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { createVersionedCache } from '../caches/createVersionedCache.ts';
import { oncePer } from '../caches/oncePer.ts';
import type { CircleNode, ContentNode, CourseTree } from '../course-pages/courseTree.ts';
import type { CourseRow } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { type AssignmentRow, assignments, competenceCertificates } from './tables.ts';

export type CertificateRow = typeof competenceCertificates.$inferSelect;

/** The assignments and certificates of a course; shared by all requests, so nothing here is personal. */
export interface AssignmentCatalogue {
  /** in their order */
  readonly certificates: readonly CertificateRow[];
  readonly byId: ReadonlyMap<string, AssignmentRow>;
  readonly byContent: ReadonlyMap<string, AssignmentRow>;
}

/** Where an assignment stands in the tree of its course. */
export interface AssignmentPlace {
  readonly content: ContentNode;
  readonly circle: CircleNode;
}

/** Catalogues kept at once. */
const maximum = 100;

/** Reads the catalogue of a course, once per content version: a change of assignments or certificates raises it. */
export const catalogueReader = perDatabase((db) => {
  const cached = createVersionedCache<AssignmentCatalogue>(maximum);
  return ({ id, contentVersion }: Pick<CourseRow, 'id' | 'contentVersion'>): Promise<AssignmentCatalogue> =>
    cached({ key: id, version: contentVersion }, () => readCatalogue(db, id));
});

async function readCatalogue(db: Database, courseId: string): Promise<AssignmentCatalogue> {
  const [certificates, rows] = await Promise.all([
    db
      .select()
      .from(competenceCertificates)
      .where(eq(competenceCertificates.courseId, courseId))
      .orderBy(asc(competenceCertificates.position), asc(competenceCertificates.slug)),
    db.select().from(assignments).where(eq(assignments.courseId, courseId)).orderBy(sql`${assignments.slug}`),
  ]);
  return {
    certificates,
    byId: new Map(rows.map((row) => [row.id, row])),
    byContent: new Map(rows.map((row) => [row.contentKey, row])),
  };
}

/**
 * The assignments and tests of a tree by their translation key, in the order of the path. A content that has become another
 * kind keeps the row of its assignment, with what was handed in, and is none of them.
 */
export const placesIn = oncePer(
  (tree: CourseTree): ReadonlyMap<string, AssignmentPlace> =>
    new Map(
      tree.circles.flatMap((circle) =>
        contentsOf<ContentNode>(circle)
          .filter(({ content_type }) => showsAssignment(content_type))
          .map((content) => [content.translation_key, { content, circle }] as const),
      ),
    ),
);

const publishedIn = oncePer((_: AssignmentCatalogue): { rows?: readonly AssignmentRow[] } => ({}));

/** The published assignments of a course in the order of the path. */
export function publishedAssignments(
  catalogue: AssignmentCatalogue,
  tree: CourseTree,
): readonly AssignmentRow[] {
  // Catalogue and tree are of the same content version, and what is published is so in all languages.
  const known = publishedIn(catalogue);
  known.rows ??= [...placesIn(tree).keys()].flatMap(
    (contentKey) => catalogue.byContent.get(contentKey) ?? [],
  );
  return known.rows;
}
