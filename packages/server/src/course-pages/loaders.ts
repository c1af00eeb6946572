import type { Language } from '@learn/domain';
import DataLoader from 'dataloader';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { isSlug, isUuid } from '../graphql/keys.ts';
import { type CircleExpert, readCircleExperts } from './circleExperts.ts';
import { type CourseProfile, readCourseProfiles } from './courseProfiles.ts';
import type { CourseTree } from './courseTree.ts';
import { type CourseTreeReader, createCourseTreeReader } from './courseTrees.ts';
import {
  createOwnStatusReader,
  type OwnStatuses,
  readOwnCompletions,
  type SessionCompletion,
} from './ownCompletions.ts';
import { pages } from './tables.ts';
import { createVisibleCourseLookup, type VisibleCourse } from './visibleCourse.ts';

export type PageKey = { readonly id: string } | { readonly slug: string };

/** What one request has read of courses; each loader asks the database at most once per round. */
export interface CoursePageLoaders {
  /** by id or slug of the course; undefined when there is none that the current user may read */
  readonly course: DataLoader<PageKey, VisibleCourse | undefined, string>;
  /** course id of a learning path, by id (of any language) or slug of the path */
  readonly learningPathCourse: DataLoader<PageKey, string | undefined, string>;
  readonly tree: (course: VisibleCourse) => Promise<CourseTree | undefined>;
  /** the caller's statuses by course id */
  readonly ownStatuses: DataLoader<string, OwnStatuses>;
  readonly ownCompletions: DataLoader<string, SessionCompletion[]>;
  /** the same by session id and translation key */
  readonly ownCompletionsBySession: DataLoader<
    string,
    ReadonlyMap<string, ReadonlyMap<string, SessionCompletion>>
  >;
  readonly experts: DataLoader<string, CircleExpert[]>;
  readonly profiles: DataLoader<string, CourseProfile[]>;
}

interface PreparedReaders {
  readonly visibleCourses: ReturnType<typeof createVisibleCourseLookup>;
  readonly tree: CourseTreeReader;
  readonly ownStatuses: ReturnType<typeof createOwnStatusReader>;
}

const readersOfDatabase = new WeakMap<Database, PreparedReaders>();

function preparedReaders(db: Database): PreparedReaders {
  const known = readersOfDatabase.get(db);
  if (known !== undefined) return known;
  const readers = {
    visibleCourses: createVisibleCourseLookup(db),
    tree: createCourseTreeReader(db),
    ownStatuses: createOwnStatusReader(db),
  };
  readersOfDatabase.set(db, readers);
  return readers;
}

/** Fresh loaders for one request of a user. */
export function createCoursePageLoaders(
  db: Database,
  currentUser: CurrentUser,
  language: Language,
): CoursePageLoaders {
  const readers = preparedReaders(db);
  const perCourse = <Value>(read: (courseId: string) => Promise<Value>) =>
    new DataLoader<string, Value>((courseIds) => Promise.all(courseIds.map(read)));
  const ownCompletions = perCourse((courseId) => readOwnCompletions(db, currentUser.userId, courseId));
  return {
    course: pageLoader(async (keys) => {
      const found = await readers.visibleCourses(currentUser, keys);
      return found.map((visible) => ({ ...visible.course, value: visible }));
    }),
    learningPathCourse: pageLoader(async (keys) => {
      const found = await readLearningPaths(db, keys);
      return found.map((page) => ({ ...page, value: page.courseId }));
    }),
    tree: (visible) => readers.tree(visible.course, language),
    ownStatuses: perCourse((courseId) => readers.ownStatuses(currentUser.userId, courseId)),
    ownCompletions,
    ownCompletionsBySession: perCourse(async (courseId) => {
      const sessions = Map.groupBy(await ownCompletions.load(courseId), (row) => row.courseSessionId);
      return new Map(
        [...sessions].map(([id, rows]) => [id, new Map(rows.map((row) => [row.translationKey, row]))]),
      );
    }),
    experts: new DataLoader((sessionIds) => readCircleExperts(db, currentUser, sessionIds)),
    profiles: new DataLoader((courseIds) => readCourseProfiles(db, courseIds)),
  };
}

interface WantedKeys {
  readonly ids: string[];
  readonly slugs: string[];
}

interface Found<Value> {
  readonly id: string;
  readonly slug: string;
  readonly value: Value;
}

/** What cannot be an id or a slug is not asked for: the database would refuse the whole statement. */
function pageLoader<Value>(read: (wanted: WantedKeys) => Promise<Found<Value>[]>) {
  return new DataLoader<PageKey, Value | undefined, string>(
    async (keys) => {
      const ids = keys.flatMap((key) => ('id' in key && isUuid(key.id) ? [key.id.toLowerCase()] : []));
      const slugs = keys.flatMap((key) => ('slug' in key && isSlug(key.slug) ? [key.slug] : []));
      const found = ids.length + slugs.length === 0 ? [] : await read({ ids, slugs });
      return keys.map(
        (key) =>
          found.find((one) => ('id' in key ? one.id === key.id.toLowerCase() : one.slug === key.slug))?.value,
      );
    },
    { cacheKeyFn: (key) => ('id' in key ? `id:${key.id}` : `slug:${key.slug}`) },
  );
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
