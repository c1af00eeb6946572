import type { EndpointAnswer, searchEndpoints } from '@learn/contracts/endpoints';
import { assertMaySee } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { lockedCircles, visibleCourse } from '../course-pages/graphql/find.ts';
import { seenCircles } from '../course-pages/seenCircles.ts';
import type { VisibleCourse } from '../course-pages/visibleCourse.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import type { Hit, Reach } from './courseIndex.ts';
import { courseIndexReader } from './courseIndexes.ts';
import { excerptOf, markWords } from './excerpt.ts';
import { maySearchCourse } from './policy.ts';
import type { SearchDocument } from './searchDocument.ts';

type SearchAnswer = EndpointAnswer<typeof searchEndpoints.search>;
type SearchResult = SearchAnswer['results'][number];

export interface Question {
  readonly courseSlug: string;
  /** session of the course: its profile and what is open in it decide; all of the current user's together when left out */
  readonly courseSessionId: string | undefined;
  readonly q: string;
  /** most results that are answered */
  readonly limit: number;
}

/**
 * Searches media, learning contents and circles of a course, as far as they are there for the current user. Of a circle that
 * is locked for them in this session only titles are searched and shown, so that nobody finds out what stands in it.
 * @throws not_found for a course that they may not read, and for a session that is not theirs or of another course
 */
export async function searchCourse(
  context: GraphqlContext,
  { courseSlug, courseSessionId, q, limit }: Question,
): Promise<SearchAnswer> {
  const found = await visibleCourse(context, { slug: courseSlug });
  const visible = courseSessionId === undefined ? found : await inOneSession(context, found, courseSessionId);
  const [tree, index] = await Promise.all([
    courseTreeReader(context.db)(visible.course, context.language),
    courseIndexReader(context.db)(visible.course, context.language),
  ]);
  const seen = tree === undefined ? [] : seenCircles(tree, visible);
  const locked = tree === undefined ? [] : await lockedCircles(context, visible, tree);
  const lockedIds = new Set(locked.map(({ id }) => id));
  const seenIds = new Set(seen.map(({ id }) => id));
  const partOf: Reach['partOf'] = ({ found }) => {
    if (found.kind === 'media') return 'all';
    if (!seenIds.has(found.circle.id)) return undefined;
    return lockedIds.has(found.circle.id) ? 'title' : 'all';
  };
  const hits = index.search(q, { partOf });
  return {
    query: q,
    total_count: hits.length,
    results: hits.slice(0, limit).map((hit) => present(hit, partOf(hit.document) === 'title')),
  };
}

/**
 * The course as it is in one session. People who are not enrolled in it see what their enrolments show them anywhere
 * else: an organisation role beside them opens nothing.
 */
async function inOneSession(
  { db, currentUser }: GraphqlContext,
  visible: VisibleCourse,
  courseSessionId: string,
): Promise<VisibleCourse> {
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  assertMaySee(maySearchCourse, { sessionAccess, courseId: visible.course.id });
  const enrolments = visible.enrolments.filter((one) => one.course_session_id === courseSessionId);
  return enrolments.length === 0 ? visible : { ...visible, enrolments };
}

function present({ document, found }: Hit, locked: boolean): SearchResult {
  const { text, ranges } = locked
    ? { text: '', ranges: [] }
    : excerptOf([document.description, document.text].join(' ').trim(), found);
  return {
    ...{ id: document.id, title: document.title, title_ranges: [...markWords(document.title, found)] },
    ...{ excerpt: text, ranges: [...ranges], locked },
    ...whereItIs(document.found),
  };
}

function whereItIs(found: SearchDocument['found']) {
  if (found.kind === 'media') {
    const { slug, kind, category } = found.media;
    return {
      kind: found.kind,
      category_slug: category.slug,
      category_title: category.title,
      content_slug: slug,
      media_kind: kind,
    };
  }
  const circle = { circle_slug: found.circle.slug, circle_title: found.circle.title };
  if (found.kind === 'circle') return { kind: found.kind, ...circle };
  const { slug, content_type } = found.content;
  return { kind: found.kind, ...circle, content_slug: slug, content_type };
}
