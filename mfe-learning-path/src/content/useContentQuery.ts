import { useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import { ContentDocument } from '../__generated__/graphql.ts';

/** The content of the address, in the session of the page. */
export function useContentQuery() {
  const { circleSlug = '', contentSlug = '' } = useParams();
  const session = useCourseSession();
  return useQuery(ContentDocument, {
    course_slug: session.course.slug,
    circle_slug: circleSlug,
    slug: contentSlug,
    course_session_id: session.id,
  });
}
