import { eq, sql } from 'drizzle-orm';
import { assertMaySee } from '../access/definePolicy.ts';
import type { Relation, ResultKind } from '../access/resultDetail.ts';
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
  readonly sumsOf: readonly string[] | undefined;
}

/** A cohort as one person looks at it. */
export interface OpenedCohort {
  readonly course: CourseRow;
  readonly cohort: Cohort;
  /** they see results of own circles at most */
  readonly asExpertOnly: boolean;
  readonly mayExport: boolean;
}

interface Wanted {
  readonly courseSlug: string;
  readonly kind: ResultKind;
}

/**
 * The cohort of a course for its list and its figures.
 * @throws not_found for people who see no results of that kind in the course
 */
export async function openCohort(
  db: Database,
  currentUser: CurrentUser,
  { courseSlug, kind }: Wanted,
): Promise<OpenedCohort> {
  const [course] = await db.select().from(courses).where(eq(courses.slug, courseSlug));
  if (course === undefined) throw notFound();
  const found = await readRelations(db, currentUser, course.id);
  const { relations } = found;
  assertMaySee(maySummariseCohort, { relations, kind });
  const isNamed = mayListCohort.allows({ relations, kind });
  return {
    course,
    cohort: {
      courseId: course.id,
      kind,
      viewer: viewerOf(currentUser, 'list'),
      sumsOf: isNamed ? undefined : found.organisationIds,
    },
    asExpertOnly: relations.every((relation) => relation === 'EXPERT'),
    mayExport: mayExportCohort.allows({ relations, kind }),
  };
}

/** The same for the list, in which people have names. @throws not_found for those who see sums only, too */
export async function openNamedCohort(
  db: Database,
  currentUser: CurrentUser,
  wanted: Wanted,
): Promise<OpenedCohort> {
  const opened = await openCohort(db, currentUser, wanted);
  if (opened.cohort.sumsOf !== undefined) throw notFound();
  return opened;
}

/**
 * The cohort of a course for a file, by the rights of the row «statistics and exports»; who has none of them gets no file.
 * @throws not_found where the course does not exist
 */
export async function openExportedCohort(
  db: Database,
  { courseId, kind, viewer }: Omit<Cohort, 'sumsOf'>,
): Promise<Pick<OpenedCohort, 'course' | 'cohort'>> {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  if (course === undefined) throw notFound();
  return { course, cohort: { courseId, kind, viewer, sumsOf: undefined } };
}

interface Relations {
  readonly relations: readonly Relation[];
  /** of which they are the training responsible */
  readonly organisationIds: readonly string[];
}

async function readRelations(
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
