import type { CourseSession, DashboardCourseConfig, UserProfile } from '@learn/contracts';
import type { OperationNeed } from './dataNeeds.ts';

/** An answer of this server. */
export interface FoundAnswer {
  readonly answer: unknown;
  /** of a list that has one, as `revisionHeader` says */
  readonly revision?: number;
}

/** Where the data of a page comes from, for the person who asks for it. Every function may reject. */
export interface PageSources {
  readonly user: () => Promise<UserProfile>;
  readonly courseSessions: () => Promise<readonly CourseSession[]>;
  /** panels of the home dashboard */
  readonly dashboard: () => Promise<readonly DashboardCourseConfig[]>;
  /** Answer of a GET call of this server, by its address or its `listKey`. @throws when its status is not 200 */
  readonly rest: (key: string) => Promise<FoundAnswer>;
  /** Data of a GraphQL operation. @throws when it has any error */
  readonly operation: (
    query: string,
    name: string,
    variables: OperationNeed['variables'],
  ) => Promise<Readonly<Record<string, unknown>>>;
}
