import { endpoints, fillPath } from '@learn/contracts';
import { askOperation, done, insiders, type MatrixRow } from '../matrixRow.ts';

/** Everybody who has anything to do with the course, in whatever session. */
const ofCourse = [...insiders, 'other', 'foreignExpert', 'foreignSupervisor'] as const;

export const mediaRows: readonly MatrixRow[] = [
  {
    resource: 'media library',
    act: 'read',
    calls: 'query media_library',
    ask: (client, { cast }) =>
      askOperation(client, {
        query: 'query A($course: String!) { media_library(course_slug: $course) { categories { id } } }',
        variables: { course: cast.course.slug },
      }),
    allowed: ofCourse,
  },
  {
    resource: 'media library',
    act: 'read a category',
    calls: 'query media_category',
    ask: (client, { cast }) =>
      askOperation(client, {
        query: 'query A($course: String!) { media_category(course_slug: $course, slug: "law") { id } }',
        variables: { course: cast.course.slug },
      }),
    allowed: ofCourse,
  },
  {
    resource: 'media library',
    act: 'read a content',
    calls: 'query media_content',
    ask: (client, { cast }) =>
      askOperation(client, {
        query: `query A($course: String!) {
          media_content(course_slug: $course, category_slug: "law", slug: "article") { id text } }`,
        variables: { course: cast.course.slug },
      }),
    allowed: ofCourse,
  },
  {
    resource: 'media library',
    act: 'search',
    calls: `GET ${endpoints.courseSearch.path}`,
    ask: async (client, { cast }) =>
      done(
        await client.get(
          `${fillPath(endpoints.courseSearch.path, { courseSlug: cast.course.slug })}?q=article&course_session_id=${cast.session.id}`,
        ),
      ),
    allowed: insiders,
  },
];
