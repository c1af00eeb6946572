import type { DashboardRole } from './role.ts';

const exporters: ReadonlySet<string> = new Set<DashboardRole>([
  'Supervisor',
  'Trainer',
  'Ausbildungsverantwortlicher',
  'Berufsbildner',
]);

/**
 * Whether somebody may export persons and figures as files in some course.
 * @param roleKeys his dashboard roles in all courses
 */
export function mayExport(roleKeys: readonly string[], isAdmin: boolean): boolean {
  return isAdmin || roleKeys.some((roleKey) => exporters.has(roleKey));
}

/** Whether he meets people in other roles as well, whom his exports leave out. */
export function exportLeavesOut(roleKeys: readonly string[], isAdmin: boolean): boolean {
  return !isAdmin && roleKeys.some((roleKey) => !exporters.has(roleKey));
}
