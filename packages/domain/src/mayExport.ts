import type { DashboardRole } from './role.ts';

const exporters: ReadonlySet<string> = new Set<DashboardRole>([
  'Supervisor',
  'Trainer',
  'Ausbildungsverantwortlicher',
  'Berufsbildner',
]);

/**
 * Whether a person may export persons and figures as files in some course.
 * @param roleKeys the person's dashboard roles in all courses
 */
export function mayExport(roleKeys: readonly string[], isAdmin: boolean): boolean {
  return isAdmin || roleKeys.some((roleKey) => exporters.has(roleKey));
}

/** Whether the person sees people by other roles as well; exports leave those people out. */
export function exportLeavesOut(roleKeys: readonly string[], isAdmin: boolean): boolean {
  return !isAdmin && roleKeys.some((roleKey) => !exporters.has(roleKey));
}
