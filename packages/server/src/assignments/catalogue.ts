import { contentsOf } from '@learn/domain';
import { asc, eq, sql } from 'drizzle-orm';
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

type CatalogueReader = (course: Pick<CourseRow, 'id' | 'contentVersion'>) => Promise<AssignmentCatalogue>;

/** Catalogues kept at once; the least recently used goes first. */
const maximum = 100;

/**
 * Reads the catalogue of a course. As with the trees of its pages, keeping it is safe with several processes: the caller
 * has just read the course's `content_version`, and whoever changes assignments or certificates raises it.
 */
export const catalogueReader = perDatabase((db): CatalogueReader => {
  const kept = new Map<
    string,
    { readonly version: number; readonly catalogue: Promise<AssignmentCatalogue> }
  >();
  return (course) => {
    const known = kept.get(course.id);
    kept.delete(course.id);
    const entry =
      known?.version === course.contentVersion
        ? known
        : { version: course.contentVersion, catalogue: readCatalogue(db, course.id) };
    kept.set(course.id, entry);
    entry.catalogue.catch(() => {
      if (kept.get(course.id) === entry) kept.delete(course.id);
    });
    const [oldest] = kept.keys();
    if (kept.size > maximum && oldest !== undefined) kept.delete(oldest);
    return entry.catalogue;
  };
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

const placesOfTree = new WeakMap<CourseTree, ReadonlyMap<string, AssignmentPlace>>();

/** The contents of a tree by their translation key, in the order of the path. */
export function placesIn(tree: CourseTree): ReadonlyMap<string, AssignmentPlace> {
  const known = placesOfTree.get(tree);
  if (known !== undefined) return known;
  const places = new Map(
    tree.circles.flatMap((circle) =>
      contentsOf<ContentNode>(circle).map(
        (content) => [content.translation_key, { content, circle }] as const,
      ),
    ),
  );
  placesOfTree.set(tree, places);
  return places;
}

const publishedIn = new WeakMap<AssignmentCatalogue, Map<string | undefined, readonly AssignmentRow[]>>();

/** The published assignments of a course in the order of the path, all or those of a certificate. */
export function publishedAssignments(
  catalogue: AssignmentCatalogue,
  tree: CourseTree,
  certificateId?: string,
): readonly AssignmentRow[] {
  // Catalogue and tree are of the same content version, and what is published is so in all languages.
  const known = publishedIn.get(catalogue) ?? new Map<string | undefined, readonly AssignmentRow[]>();
  publishedIn.set(catalogue, known);
  const rows = known.get(certificateId) ?? inOrderOfPath(catalogue, tree, certificateId);
  known.set(certificateId, rows);
  return rows;
}

function inOrderOfPath(
  catalogue: AssignmentCatalogue,
  tree: CourseTree,
  certificateId: string | undefined,
): AssignmentRow[] {
  return [...placesIn(tree).keys()].flatMap((contentKey) => {
    const row = catalogue.byContent.get(contentKey);
    const wanted = certificateId === undefined || row?.competenceCertificateId === certificateId;
    return row !== undefined && wanted ? [row] : [];
  });
}
