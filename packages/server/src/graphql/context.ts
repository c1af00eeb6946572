import type { Language } from '@learn/domain';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';

/** What every resolver gets: who asks, in which language, and of which operation the answer is a part. */
export interface GraphqlContext {
  readonly db: Database;
  readonly currentUser: CurrentUser;
  readonly language: Language;
  /** the same object for all resolvers of an operation: what the operation has read is kept by it */
  readonly operation: object;
}

/** Context of one operation. */
export function createGraphqlContext(db: Database, currentUser: CurrentUser): GraphqlContext {
  return { db, currentUser, language: currentUser.language, operation: {} };
}
