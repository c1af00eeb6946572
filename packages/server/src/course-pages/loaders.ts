import { isUuid } from '@learn/domain';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { defineLoader, defineSingleLoader } from '../graphql/defineLoader.ts';
import { isSlug } from '../graphql/keys.ts';
import { type CircleExpert, readCircleExperts } from './circleExperts.ts';
import { type CourseProfile, readCourseProfiles } from './courseProfiles.ts';
import { ownStatusReader, readOwnCompletions, type SessionCompletion } from './ownCompletions.ts';
import { pages } from './tables.ts';
import { type VisibleCourse, visibleCourseLookup } from './visibleCourse.ts';

export type PageKey = { readonly id: string } | { readonly slug: string };

/** By id or slug of the course; undefined when there is none that the current user may read. */
export const courseLoader = definePageLoader<VisibleCourse>(async (keys, { db, currentUser }) => {
  const found = await visibleCourseLookup(db)(currentUser, keys);
  return found.map((visible) => ({ id: visible.course.id, slug: visible.course.slug, value: visible }));
});

/** Course id of a learning path, by id (of any language) or slug of the path. */
export const learningPathCourseLoader = definePageLoader<string>(async (keys, { db }) => {
  const found = await readLearningPaths(db, keys);
  return found.map((page) => ({ ...page, value: page.courseId }));
});

/** The current user's statuses by course id. */
export const ownStatusesLoader = defineSingleLoader((courseId: string, { db, currentUser }) =>
  ownStatusReader(db)(currentUser.userId, courseId),
);

/** The current user's completions by course id. */
export const ownCompletionsLoader = defineSingleLoader((courseId: string, { db, currentUser }) =>
  readOwnCompletions(db, currentUser.userId, courseId),
);

/** The same by session id and translation key. */
export const ownCompletionsBySessionLoader = defineSingleLoader(async (courseId: string, context) => {
  const own = await ownCompletionsLoader(context).load(courseId);
  const sessions = Map.groupBy(own, (row) => row.courseSessionId);
  return new Map<string, ReadonlyMap<string, SessionCompletion>>(
    [...sessions].map(([id, rows]) => [id, new Map(rows.map((row) => [row.translationKey, row]))]),
  );
});

/** By session id. */
export const circleExpertsLoader = defineLoader<string, CircleExpert[]>((sessionIds, { db, currentUser }) =>
  readCircleExperts(db, currentUser, sessionIds),
);

/** By course id. */
export const courseProfilesLoader = defineLoader<string, CourseProfile[]>((courseIds, { db }) =>
  readCourseProfiles(db, courseIds),
);

interface WantedKeys {
  readonly ids: string[];
  readonly slugs: string[];
}

interface Found<Value> {
  readonly id: string;
  readonly slug: string;
  readonly value: Value;
}

type PageLoaderOf<Value> = ReturnType<typeof defineLoader<PageKey, Value | undefined, string>>;

/** What cannot be an id or a slug is not asked for: the database would refuse the whole statement. */
function definePageLoader<Value>(
  read: (wanted: WantedKeys, context: GraphqlContext) => Promise<Found<Value>[]>,
) {
  const loaderOf: PageLoaderOf<Value> = defineLoader(
    async (keys, context) => {
      const ids = keys.flatMap((key) => ('id' in key && isUuid(key.id) ? [key.id.toLowerCase()] : []));
      const slugs = keys.flatMap((key) => ('slug' in key && isSlug(key.slug) ? [key.slug] : []));
      const found = ids.length + slugs.length === 0 ? [] : await read({ ids, slugs }, context);
      // what was found by its slug is asked for by its id next
      for (const { id, value } of found) loaderOf(context).prime({ id }, value);
      return keys.map(
        (key) =>
          found.find((one) => ('id' in key ? one.id === key.id.toLowerCase() : one.slug === key.slug))?.value,
      );
    },
    { cacheKeyFn: (key) => ('id' in key ? `id:${key.id}` : `slug:${key.slug}`) },
  );
  return loaderOf;
}

function readLearningPaths(db: Database, { ids, slugs }: WantedKeys) {
  return db
    .select({ id: pages.id, slug: pages.slug, courseId: pages.courseId })
    .from(pages)
    .where(
      and(
        eq(pages.contentType, 'learnpath.LearningPath'),
        or(inArray(pages.id, ids), inArray(pages.slug, slugs)),
      ),
    );
}
