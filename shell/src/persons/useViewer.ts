import { type DashboardCourseConfig, restPaths } from '@learn/contracts';
import { type CourseType, exportLeavesOut, mayExport } from '@learn/domain';
import { $user, useRest, useStore } from '@learn/platform';

interface Viewer {
  /** looks after people, so that there is more to know of them than their names */
  readonly looksAfter: boolean;
  readonly mayExport: boolean;
  /** sees people whom the export leaves out */
  readonly exportLeavesOut: boolean;
  /** family of a course, for its colour; undefined for courses that are not one's own */
  readonly courseType: (courseId: string) => CourseType | undefined;
}

/** Dashboard roles in which people are met, not looked after. */
const meeting: ReadonlySet<string> = new Set(['Member', 'Prüfungsexperte']);

/** As what somebody looks at the persons: by his roles in all courses. */
export function useViewer(): Viewer {
  const isAdmin = useStore($user)?.has_vbv_admin_access ?? false;
  const { data: panels = [] } = useRest<readonly DashboardCourseConfig[]>(restPaths.dashboardConfig);
  const roles = panels.map(({ role_key }) => role_key);
  return {
    looksAfter: isAdmin || roles.some((role) => !meeting.has(role)),
    mayExport: mayExport(roles, isAdmin),
    exportLeavesOut: exportLeavesOut(roles, isAdmin),
    courseType: (courseId) => panels.find(({ course_id }) => course_id === courseId)?.course_type,
  };
}
