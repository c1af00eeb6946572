import type { CourseSession, DashboardCourseConfig, UserProfile } from '@learn/contracts';

/** Where the data of a page comes from, for the person who asks for it. Every function may reject. */
export interface PageSources {
  readonly user: () => Promise<UserProfile>;
  readonly courseSessions: () => Promise<readonly CourseSession[]>;
  /** panels of the home dashboard */
  readonly dashboard: () => Promise<readonly DashboardCourseConfig[]>;
  /** Answer of a GET call of this server, by its address or its `listKey`. @throws when its status is not 200 */
  readonly rest: (key: string) => Promise<unknown>;
  /** Data of a GraphQL operation. @throws when it has any error */
  readonly operation: (
    query: string,
    name: string,
    variables: Readonly<Record<string, string>>,
  ) => Promise<Readonly<Record<string, unknown>>>;
}
