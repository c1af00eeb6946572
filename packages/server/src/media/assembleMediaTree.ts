import { endpoints, fillPath } from '@learn/contracts';
import { defaultLanguage, type Language } from '@learn/domain';
import { hasCaptions } from './hasCaptions.ts';
import type { MediaCategoryNode, MediaContentNode, MediaTree } from './mediaTree.ts';
import type { mediaCategories, mediaContents } from './tables.ts';

type CategoryRow = typeof mediaCategories.$inferSelect;

/** A content with what is known of its file. */
export interface ContentRow {
  readonly content: typeof mediaContents.$inferSelect;
  readonly file: { readonly id: string; readonly fileType: string; readonly size: number | null } | null;
}

/**
 * Joins categories and contents of a course.
 * @param language per thing the wanted language wins, German stands in
 */
export function assembleMediaTree(
  language: Language,
  categories: readonly CategoryRow[],
  contents: readonly ContentRow[],
): MediaTree {
  const byCategory = Map.groupBy(
    pickLanguage(contents, language, ({ content }) => content),
    ({ content }) => content.categoryKey,
  );
  return {
    categories: pickLanguage(categories, language, (row) => row).map((row): MediaCategoryNode => {
      const category = { id: row.id, slug: row.slug, title: row.title };
      const own = (byCategory.get(row.translationKey) ?? []).map((content) => contentNode(content, category));
      return {
        ...category,
        description: row.description,
        language: row.language,
        icon: row.icon,
        content_count: own.length,
        contents: own,
      };
    }),
  };
}

interface Translated {
  readonly translationKey: string;
  readonly language: Language;
  readonly position: number;
}

function pickLanguage<Row>(
  rows: readonly Row[],
  language: Language,
  of: (row: Row) => Translated,
): readonly Row[] {
  const picked = new Map<string, Row>();
  for (const row of rows) {
    const one = of(row);
    const wanted = one.language === language;
    if (!wanted && (one.language !== defaultLanguage || picked.has(one.translationKey))) continue;
    picked.set(one.translationKey, row);
  }
  return [...picked.values()].sort((left, right) => of(left).position - of(right).position);
}

function contentNode(
  { content, file }: ContentRow,
  category: MediaContentNode['category'],
): MediaContentNode {
  const fileUrl = file === null ? undefined : fillPath(endpoints.file.path, { id: file.id });
  return {
    id: content.id,
    course_id: content.courseId,
    slug: content.slug,
    title: content.title,
    language: content.language,
    kind: content.kind,
    description: content.description,
    text: content.text,
    url: fileUrl ?? content.url,
    file_type: file?.fileType ?? '',
    size: file?.size ?? null,
    minutes: content.minutes,
    captions_url: hasCaptions(content) ? `/media/captions/${content.id}.vtt` : '',
    transcript: content.transcript,
    updated_at: content.updatedAt,
    category,
    contentKeys: content.contentKeys,
  };
}
