import type { DashboardConfig, DashboardCourseConfig } from '@learn/contracts';
import { courseFlags, dashboardRole } from '@learn/domain';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { createOwnSessions, type OwnSessions } from '../course-sessions/ownSessions.ts';
import type { Participation } from '../course-sessions/participations.ts';
import { sessionToContinue, strongestRole } from '../course-sessions/sessionToContinue.ts';
import {
  type OrganisationRole,
  organisationRoleNames,
  organisationRoles,
} from '../course-sessions/tables.ts';
import { configurationOf } from '../courses/configuration.ts';
import { type CourseRow, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { widgetsOf } from './widgets.ts';

/** The panels with all names of the specification (§3, Dashboard config). */
export async function listDashboardConfig(
  db: Database,
  currentUser: CurrentUser,
): Promise<DashboardConfig[]> {
  const panels = await readPanels(db, currentUser);
  return panels.map(({ course, panel }) => ({
    ...panel,
    id: panel.course_id,
    name: panel.course_title,
    slug: panel.course_slug,
    dashboard_type: panel.role_key,
    course_configuration: configurationOf(course),
  }));
}

/**
 * One panel per course that the current user has something to do with (specification §2, home dashboard), as pages
 * carry them: nothing is said twice.
 * @param own what the request has read of their sessions
 */
export async function listPanels(
  db: Database,
  currentUser: CurrentUser,
  own?: OwnSessions,
): Promise<DashboardCourseConfig[]> {
  return (await readPanels(db, currentUser, own)).map(({ panel }) => panel);
}

async function readPanels(
  db: Database,
  currentUser: CurrentUser,
  ownSessions: OwnSessions = createOwnSessions(db, currentUser.userId),
) {
  const [participations, organisation, latestSessions] = await Promise.all([
    ownSessions.participations(),
    readOrganisationRoles(db, currentUser.userId),
    ownSessions.latest(),
  ]);
  const involved = new Map([...participations, ...organisation].map(({ course }) => [course.id, course]));
  return [...involved.values()]
    .sort((left, right) => left.position - right.position)
    .flatMap((course) => {
      const own = strongestRole(participations.filter((one) => one.course.id === course.id));
      const beside = organisation.filter((one) => one.course.id === course.id).map(({ role }) => role);
      const panel = presentPanel(course, { own, beside, latestSessions, currentUser });
      return panel === undefined ? [] : { course, panel };
    });
}

interface Involvement {
  /** sessions of the course in which the person has the role of the panel */
  readonly own: readonly Participation[];
  readonly beside: readonly OrganisationRole[];
  readonly latestSessions: readonly string[];
  readonly currentUser: CurrentUser;
}

function presentPanel(
  course: CourseRow,
  { own, beside, latestSessions, currentUser }: Involvement,
): DashboardCourseConfig | undefined {
  const flags = courseFlags(course.courseType);
  const [first] = own;
  const sessionRole = first && dashboardRole(first.role, flags.is_uk);
  const roles = [...(sessionRole === undefined ? [] : [sessionRole]), ...beside];
  const [roleKey] = roles;
  if (roleKey === undefined) return undefined;
  return {
    course_id: course.id,
    course_slug: course.slug,
    course_title: course.titles[currentUser.language],
    course_type: course.courseType,
    role_key: roleKey,
    role_keys: roles,
    widgets: widgetsOf(roles, configurationOf(course), course.homeWidgets),
    session_to_continue_id: sessionToContinue(
      own.map(({ session }) => session),
      latestSessions,
    ),
    has_preview: own.some(({ actions }) => actions.includes('preview')),
    ...flags,
  };
}

async function readOrganisationRoles(db: Database, userId: string) {
  const rows = await organisationRolesOf(db).execute({ userId });
  return rows.sort(
    (left, right) => organisationRoleNames.indexOf(left.role) - organisationRoleNames.indexOf(right.role),
  );
}

const organisationRolesOf = perDatabase((db) =>
  db
    .selectDistinct({ role: organisationRoles.role, course: getTableColumns(courses) })
    .from(organisationRoles)
    .innerJoin(courses, eq(courses.id, organisationRoles.courseId))
    .where(eq(organisationRoles.userId, sql.placeholder('userId')))
    .prepare('organisation_roles'),
);
