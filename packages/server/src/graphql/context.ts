import type { Language } from '@learn/domain';
import type { Visitor } from '../authentication/visitor.ts';
import { type CoursePageLoaders, createCoursePageLoaders } from '../course-pages/loaders.ts';
import type { Database } from '../database/database.ts';

/** What every resolver gets: who asks, in which language, and what this request has already read. */
export interface GraphqlContext {
  readonly db: Database;
  readonly visitor: Visitor;
  readonly language: Language;
  readonly loaders: CoursePageLoaders;
}

/** Context of one operation. */
export function createGraphqlContext(db: Database, visitor: Visitor): GraphqlContext {
  const { language } = visitor;
  return { db, visitor, language, loaders: createCoursePageLoaders(db, visitor, language) };
}
