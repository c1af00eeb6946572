import { Readable } from 'node:stream';
import { libraryFiles } from '@learn/course-content';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { exportContent } from '../content-import/exportContent.ts';
import { courses } from '../courses/tables.ts';
import { notFound } from '../errors.ts';
import { zip } from '../exports/zip.ts';
import type { Means } from './means.ts';

/**
 * A course as a zip that an upload takes: its published contents, with what courses share.
 * @throws not_found, storage_unavailable
 */
export async function exportCourse(
  means: Means,
  { actorId, courseId }: { readonly actorId: string; readonly courseId: string },
): Promise<{ readonly slug: string; readonly file: Readable }> {
  const [course] = await means.db
    .select({ slug: courses.slug })
    .from(courses)
    .where(eq(courses.id, courseId));
  if (course === undefined) throw notFound();
  const { slug } = course;
  const files = libraryFiles(await exportContent(means, [slug]));
  await recordAudit(means.db, {
    action: 'export.made',
    actorId,
    subjectId: courseId,
    details: { kind: 'course', slug },
  });
  return { slug, file: Readable.from(zip(entriesOf(slug, files)), { objectMode: false }) };
}

async function* entriesOf(slug: string, files: ReturnType<typeof libraryFiles>) {
  for (const { path, content } of files) {
    yield {
      path: `${slug}/${path}`,
      content: typeof content === 'string' ? [content] : await content.read(),
    };
  }
}
