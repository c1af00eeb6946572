import { endpoints } from '@learn/contracts';
import { exportLeavesOut, looksAfterPersons, mayExport } from '@learn/domain';
import { $user, useRest, useStore } from '@learn/platform';

export interface Viewer {
  /** looks after people, and so sees more of them than their names */
  readonly looksAfter: boolean;
  readonly mayExport: boolean;
  /** sees people that the export leaves out */
  readonly exportLeavesOut: boolean;
}

/** What the user may do here, by their roles in all courses; undefined while these load. */
export function useViewer(): Viewer | undefined {
  const isAdmin = useStore($user)?.has_vbv_admin_access ?? false;
  const { data, loading } = useRest(endpoints.dashboardConfig, {});
  if (loading) return undefined;
  // without the roles the page offers less, and the list stays the same
  const panels = data ?? [];
  const roles = panels.map(({ role_key }) => role_key);
  return {
    looksAfter: looksAfterPersons(roles, isAdmin),
    mayExport: mayExport(roles, isAdmin),
    exportLeavesOut: exportLeavesOut(roles, isAdmin),
  };
}
