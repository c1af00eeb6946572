import { randomUUID } from 'node:crypto';
import { type Language, languages } from '@learn/domain';
import { eq, sql } from 'drizzle-orm';
import { courses } from '../src/courses/tables.ts';
import type { Database } from '../src/database/database.ts';
import { files } from '../src/documents/tables.ts';
import { mediaCategories, mediaContents } from '../src/media/tables.ts';
import type { Cast } from './factories.ts';

type NewContent = Partial<typeof mediaContents.$inferInsert> & { readonly slug: string };

/**
 * A library with the category `law` in three languages. Its contents: `article`, which belongs to a content of an open
 * circle and one of a closed one, `sheet`, a document, and `german`, of which there is no translation.
 */
export async function createMedia(db: Database, cast: Cast) {
  const categoryKey = randomUUID();
  const courseId = cast.course.id;
  const fileId = randomUUID();
  await db.insert(files).values({
    id: fileId,
    ownerId: cast.people.admin.id,
    purpose: 'media',
    fileName: 'merkblatt.pdf',
    fileType: 'application/pdf',
    size: 10,
    storageKey: randomUUID(),
    uploadExpiresAt: new Date(),
    finishedAt: new Date(),
  });
  await db.insert(mediaCategories).values(
    languages.map((language) => ({
      courseId,
      translationKey: categoryKey,
      language,
      position: 0,
      slug: 'law',
      icon: 'law' as const,
      title: `Recht (${language})`,
      description: 'Gesetze',
    })),
  );

  /** Adds a content in some languages; what was kept of the course is read anew. */
  async function add({ slug, ...content }: NewContent, of: readonly Language[] = languages): Promise<void> {
    const translationKey = randomUUID();
    await db.insert(mediaContents).values(
      of.map((language) => ({
        courseId,
        categoryKey,
        translationKey,
        language,
        position: 0,
        slug,
        kind: 'ARTICLE' as const,
        title: `${slug} (${language})`,
        ...content,
      })),
    );
    await changed();
  }

  async function changed(): Promise<void> {
    await db
      .update(courses)
      .set({ contentVersion: sql`${courses.contentVersion} + 1` })
      .where(eq(courses.id, courseId));
  }

  await add({ slug: 'article', contentKeys: [cast.keys.text, cast.keys['closed-text']] });
  await add({ slug: 'sheet', kind: 'DOCUMENT', fileId, position: 1 });
  await add({ slug: 'german', position: 2 }, ['de']);
  return { categoryKey, fileId, add, changed };
}
