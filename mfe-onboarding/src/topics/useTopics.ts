import type { Loadable } from '@learn/contracts';
import { loadableOf } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { TopicsDocument, type TopicsQuery } from '../__generated__/graphql.ts';

type Topic = NonNullable<TopicsQuery['course']>['learning_path']['topics'][number];

/** The topics of a course that participants see. */
export function useTopics(courseSlug: string): Loadable<readonly Topic[]> {
  const query = useQuery(TopicsDocument, { course_slug: courseSlug });
  return loadableOf(query, ({ course }) =>
    course?.learning_path.topics.filter(({ is_visible }) => is_visible),
  );
}
