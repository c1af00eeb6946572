import type { endpoints, NotificationCategory, QueryOf } from '@learn/contracts';
import type { IconName } from '@learn/ui';

/** What the page may be narrowed down to; the values are in the address. */
export const shows = ['all', 'unread', 'people', 'progress', 'exams', 'appointments', 'system'] as const;

export type Show = (typeof shows)[number];

const categories: Readonly<Record<Exclude<Show, 'all' | 'unread'>, NotificationCategory>> = {
  people: 'USER_INTERACTION',
  progress: 'PROGRESS',
  exams: 'EXAM',
  appointments: 'APPOINTMENT',
  system: 'SYSTEM',
};

/** The sign of each category. */
export const categoryIcons: Readonly<Record<NotificationCategory, IconName>> = {
  USER_INTERACTION: 'people',
  PROGRESS: 'award',
  EXAM: 'test',
  APPOINTMENT: 'calendar',
  SYSTEM: 'info',
};

/** @param value of the address; everything that is not known shows all */
export function showOf(value: string | null): Show {
  return shows.find((show) => show === value) ?? 'all';
}

/** The query of the list of notifications. */
export type NotificationQuery = NonNullable<QueryOf<typeof endpoints.notifications>>;

/** @returns the part of the list's query that narrows it down */
export function queryOf(show: Show): NotificationQuery {
  if (show === 'all') return {};
  return show === 'unread' ? { unread: 'true' } : { category: categories[show] };
}
