import { normaliseRole } from './role.ts';
import { type DateValue, daysUntil, toInstant } from './zurich.ts';

/** When a due date takes place; any due date of the wire fits. */
export interface DueDateNode {
  readonly start: DateValue;
  readonly end?: DateValue | null;
}

/** Whether the end, or else the start, is today or later in Zurich (specification §9). */
export function isUpcoming(dueDate: DueDateNode, now: Date): boolean {
  return daysUntil(dueDate.end ?? dueDate.start, now) >= 0;
}

/** A copy sorted by start; of equal starts, the one that ends first comes first, else the given order stays. */
export function sortDueDates<D extends DueDateNode>(dueDates: readonly D[]): D[] {
  return dueDates
    .map((dueDate) => {
      const start = toInstant(dueDate.start).getTime();
      return { dueDate, start, end: dueDate.end == null ? start : toInstant(dueDate.end).getTime() };
    })
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map(({ dueDate }) => dueDate);
}

/** The upcoming due dates, sorted by start. */
export function upcomingDueDates<D extends DueDateNode>(dueDates: readonly D[], now: Date): D[] {
  return sortDueDates(dueDates.filter((dueDate) => isUpcoming(dueDate, now)));
}

/**
 * Where a due date leads a person (specification §6): supervisors and experts to url_expert, members to url.
 * Undefined for other roles and for an empty address: plain text then.
 */
export function dueDateLink(
  dueDate: { readonly url?: string | null; readonly url_expert?: string | null },
  role: string,
): string | undefined {
  const known = normaliseRole(role);
  if (known === 'SUPERVISOR' || known === 'EXPERT') return dueDate.url_expert || undefined;
  return known === 'MEMBER' ? dueDate.url || undefined : undefined;
}

/**
 * Whether a due date asks something of the person by a certain time: days in class do not, and evaluations not of
 * participants.
 */
export function isOwnDeadline(kind: string, role: string): boolean {
  return kind !== 'attendance' && !(kind === 'evaluation' && normaliseRole(role) === 'MEMBER');
}
