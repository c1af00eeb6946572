import { isUuid } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { pages } from '../course-pages/tables.ts';
import type { Database } from '../database/database.ts';
import { validationFailed } from '../errors.ts';
import type { AssignmentRow } from './tables.ts';

/**
 * A page id of any language that came along must be the page that shows the assignment.
 * @throws validation_failed
 */
export async function assertContentPage(
  db: Database,
  { contentKey }: Pick<AssignmentRow, 'contentKey'>,
  pageId: string | null | undefined,
): Promise<void> {
  if (pageId == null) return;
  const [page] = isUuid(pageId)
    ? await db.select({ key: pages.translationKey }).from(pages).where(eq(pages.id, pageId))
    : [];
  if (page?.key !== contentKey) {
    throw validationFailed([{ field: 'learning_content_page_id', problems: ['invalid'] }]);
  }
}
