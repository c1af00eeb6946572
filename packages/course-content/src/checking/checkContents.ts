import type { Finding } from '../findings/finding.ts';
import type { Course } from '../schema/course.ts';
import { placedContents } from '../walkCourse.ts';
import { type Checking, report, reportRepeated } from './checking.ts';

/** What contents and entries of the media library say of other parts of the course. */
export function checkContents(checking: Checking, course: Course): void {
  const categories = new Set(course.media.map(({ slug }) => slug));
  const places = placedContents(course);
  for (const { content } of places) {
    const wrong = (path: readonly PropertyKey[], finding: Finding) =>
      report(checking, content, { path, ...finding });
    if (content.kind === 'media_library' && !categories.has(content.category_slug))
      wrong(['category_slug'], { code: 'category_unknown', values: { slug: content.category_slug } });
    if (content.kind === 'document_list') {
      const values = content.documents.map(({ slug }, index) => ({
        value: slug,
        path: ['documents', index, 'slug'],
      }));
      reportRepeated(checking, content, values);
    }
    if (content.kind === 'knowledge_assessment') {
      for (const [index, { options }] of content.questions.entries()) {
        if (!options.some(({ correct }) => correct))
          wrong(['questions', index, 'options'], { code: 'no_correct_option' });
      }
    }
  }
  const addresses = new Set(places.map(({ circle, content }) => `${circle.slug}/${content.slug}`));
  for (const category of course.media) {
    const values = category.contents.map(({ slug }, index) => ({ value: slug, path: ['contents', index] }));
    reportRepeated(checking, category, values);
    for (const media of category.contents) {
      for (const [index, address] of (media.belongs_to ?? []).entries()) {
        if (!addresses.has(address))
          report(checking, media, {
            path: ['belongs_to', index],
            code: 'content_unknown',
            values: { address },
          });
      }
    }
  }
}
