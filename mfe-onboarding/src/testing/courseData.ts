import { courseSession } from '@learn/testing';
import type { TopicsQuery } from '../__generated__/graphql.ts';

export const courseSlug = courseSession().course.slug;

/** The course with topics of these titles, and one that participants do not see. */
export function courseWith(...titles: readonly string[]): NonNullable<TopicsQuery['course']> {
  const topics = titles.map((title) => ({ id: title, title, is_visible: true }));
  const hidden = { id: 'hidden', title: 'Verborgen', is_visible: false };
  return { id: 'course', learning_path: { id: 'path', topics: [...topics, hidden] } };
}
