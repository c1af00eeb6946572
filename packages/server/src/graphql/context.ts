import type { Language } from '@learn/domain';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { type CoursePageLoaders, createCoursePageLoaders } from '../course-pages/loaders.ts';
import type { Database } from '../database/database.ts';

/** What every resolver gets: who asks, in which language, and what this request has already read. */
export interface GraphqlContext {
  readonly db: Database;
  readonly currentUser: CurrentUser;
  readonly language: Language;
  readonly loaders: CoursePageLoaders;
}

/** Context of one operation. */
export function createGraphqlContext(db: Database, currentUser: CurrentUser): GraphqlContext {
  const { language } = currentUser;
  return { db, currentUser, language, loaders: createCoursePageLoaders(db, currentUser, language) };
}
