import { endpoints } from '@learn/contracts';
import { exportLeavesOut, looksAfterPersons, mayExport } from '@learn/domain';
import { $user, useRest, useStore } from '@learn/platform';

export interface Viewer {
  /** looks after people, so that there is more to know of them than their names */
  readonly looksAfter: boolean;
  readonly mayExport: boolean;
  /** sees people whom the export leaves out */
  readonly exportLeavesOut: boolean;
}

/** As what somebody looks at the persons: by his roles in all courses. Undefined while these are on their way. */
export function useViewer(): Viewer | undefined {
  const isAdmin = useStore($user)?.has_vbv_admin_access ?? false;
  const { data, loading } = useRest(endpoints.dashboardConfig, {});
  if (loading) return undefined;
  // without them the page offers less, and the list is what it is
  const panels = data ?? [];
  const roles = panels.map(({ role_key }) => role_key);
  return {
    looksAfter: looksAfterPersons(roles, isAdmin),
    mayExport: mayExport(roles, isAdmin),
    exportLeavesOut: exportLeavesOut(roles, isAdmin),
  };
}
