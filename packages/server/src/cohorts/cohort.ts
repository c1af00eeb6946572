import { eq, sql } from 'drizzle-orm';
import { assertMaySee } from '../access/definePolicy.ts';
import { type Relation, type ResultKind, resultDetail } from '../access/resultDetail.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { type CourseRow, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { type Viewer, viewerOf } from '../persons/visiblePersons.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { mayExportCohort, mayListCohort, maySummariseCohort } from './policy.ts';

/** The participants of a course whose results of a kind somebody sees. */
export interface Cohort {
  readonly courseId: string;
  readonly kind: ResultKind;
  readonly viewer: Viewer;
  /** sums: whole groups of these organisations only, and nobody by name */
  readonly sumsOf?: readonly string[] | undefined;
  /** people by name: without those whom the whole groups of these organisations count already */
  readonly besideSumsOf?: readonly string[] | undefined;
  /** sums: the viewer sees some people of the course by name as well */
  readonly isBesideNames?: boolean;
}

/** A cohort as one person looks at it. */
export interface OpenedCohort {
  readonly course: CourseRow;
  /** people by name; undefined for who sees sums only */
  readonly named: Cohort | undefined;
  /** whole groups; undefined for who sees no sums */
  readonly groups: Cohort | undefined;
  /** they see results of own circles at most */
  readonly asExpertOnly: boolean;
  readonly mayExport: boolean;
}

interface Wanted {
  readonly courseSlug: string;
  readonly kind: ResultKind;
}

/**
 * The cohort of a course for its figures. Who sees some people by name and sums of others sees both, see `countedCohorts`.
 * @throws not_found for people who see no results of that kind in the course
 */
export async function openCohort(
  db: Database,
  currentUser: CurrentUser,
  { courseSlug, kind }: Wanted,
): Promise<OpenedCohort> {
  const [course] = await db.select().from(courses).where(eq(courses.slug, courseSlug));
  if (course === undefined) throw notFound();
  const { relations, organisationIds } = await readRelations(db, currentUser, course.id);
  assertMaySee(maySummariseCohort, { relations, kind });
  const cohort = { courseId: course.id, kind, viewer: viewerOf(currentUser, 'list') } as const;
  const isNamed = mayListCohort.allows({ relations, kind });
  const hasSums = relations.some((relation) => resultDetail(kind, relation) === 'sums');
  return {
    course,
    named: isNamed ? cohort : undefined,
    groups: hasSums ? { ...cohort, sumsOf: organisationIds, isBesideNames: isNamed } : undefined,
    asExpertOnly: relations.every((relation) => relation === 'EXPERT'),
    mayExport: mayExportCohort.allows({ relations, kind }),
  };
}

/**
 * Whom the figures of a cohort are of: everybody once, whole groups before single people. A search is for people: sums of
 * those who are found would tell about them (statistics, README «Whole groups»).
 */
export function countedCohorts(
  { named, groups }: OpenedCohort,
  { search }: { readonly search?: string | undefined },
) {
  if (named === undefined) return search ? [] : [groups].filter((cohort) => cohort !== undefined);
  if (groups === undefined || search) return [named];
  return [{ ...named, besideSumsOf: groups.sumsOf }, groups];
}

/** The cohort for the list, in which people have names. @throws not_found for those who see sums only, too */
export async function openNamedCohort(
  db: Database,
  currentUser: CurrentUser,
  wanted: Wanted,
): Promise<{ readonly course: CourseRow; readonly cohort: Cohort }> {
  const { course, named } = await openCohort(db, currentUser, wanted);
  if (named === undefined) throw notFound();
  return { course, cohort: named };
}

/**
 * The cohort of a course for a file, by the rights of the row «statistics and exports»; who has none of them gets no file.
 * @throws not_found where the course does not exist
 */
export async function openExportedCohort(
  db: Database,
  cohort: Pick<Cohort, 'courseId' | 'kind' | 'viewer'>,
): Promise<{ readonly course: CourseRow; readonly cohort: Cohort }> {
  const [course] = await db.select().from(courses).where(eq(courses.id, cohort.courseId));
  if (course === undefined) throw notFound();
  return { course, cohort };
}

interface Relations {
  readonly relations: readonly Relation[];
  /** of which they are the training responsible */
  readonly organisationIds: readonly string[];
}

/** What somebody is to people of a course. */
export async function readRelations(
  db: Database,
  { userId, user }: CurrentUser,
  courseId: string,
): Promise<Relations> {
  if (user.hasVbvAdminAccess) return { relations: ['ADMIN'], organisationIds: [] };
  const ofOrganisation = sql`from organisation_roles own where own.user_id = ${userId} and own.course_id = ${courseId}
    and own.organisation_id is not null`;
  const [row] = await rowsOf<Relations>(
    db,
    sql`select array_remove(array[
        case when exists (select from supervisor_regions own
          join course_sessions s on s.course_id = own.course_id and s.region = own.region
          where own.user_id = ${userId} and own.course_id = ${courseId}) then 'SUPERVISOR' end,
        case when exists (select from course_session_users own join course_sessions s on s.id = own.course_session_id
          where own.user_id = ${userId} and own.role = 'EXPERT' and s.course_id = ${courseId}) then 'EXPERT' end,
        case when exists (select from mentor_relations own
          join course_session_users mentee on mentee.id = own.participant_id
          join course_sessions s on s.id = mentee.course_session_id
          where own.mentor_id = ${userId} and s.course_id = ${courseId}) then 'LEARNING_MENTOR' end,
        case when exists (select ${ofOrganisation} and own.role = 'Berufsbildner') then 'Berufsbildner' end,
        case when exists (select ${ofOrganisation} and own.role = 'Ausbildungsverantwortlicher')
          then 'Ausbildungsverantwortlicher' end
      ], null) as relations,
      array(select own.organisation_id ${ofOrganisation} and own.role = 'Ausbildungsverantwortlicher')
        as "organisationIds"`,
  );
  return row ?? { relations: [], organisationIds: [] };
}
