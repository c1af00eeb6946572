import { type DueDate, type DueDateKind, withParameters } from '@learn/contracts';

/** What of the dates is shown, as the address says it. */
export interface DueDateFilters {
  /** slug */
  readonly course?: string;
  /** id of a course session */
  readonly session?: string;
  readonly kind?: DueDateKind;
  /** slug of a circle of the chosen course */
  readonly circle?: string;
  /** those that are over instead of those to come */
  readonly past: boolean;
}

export const filterNames = ['course', 'session', 'kind', 'circle'] as const;

export type FilterName = (typeof filterNames)[number];

/** In the order in which they are offered. */
export const kinds = [
  'attendance',
  'submission',
  'evaluation',
  'test',
  'exam',
] as const satisfies DueDateKind[];

export function readFilters(parameters: URLSearchParams): DueDateFilters {
  const text = (name: string) => parameters.get(name) || undefined;
  return {
    course: text('course'),
    session: text('session'),
    kind: kinds.find((kind) => kind === parameters.get('kind')),
    circle: text('circle'),
    past: parameters.get('past') === 'true',
  };
}

/** The parameters of an address with a filter changed; session and circle belong to a course and go with it. */
export function withFilter(
  parameters: URLSearchParams,
  name: FilterName,
  value: string | undefined,
): URLSearchParams {
  const ofCourse = name === 'course' ? { session: undefined, circle: undefined } : {};
  return withParameters(parameters, { ...ofCourse, [name]: value });
}

export function withPast(parameters: URLSearchParams, past: boolean): URLSearchParams {
  return withParameters(parameters, { past: past ? 'true' : undefined });
}

export function withoutFilters(parameters: URLSearchParams): URLSearchParams {
  return withParameters(parameters, Object.fromEntries(filterNames.map((name) => [name, undefined])));
}

/** The dates of the chosen course, session, kind and circle, whenever they are. */
export function matching(dueDates: readonly DueDate[], filters: DueDateFilters): readonly DueDate[] {
  const { course, session, kind, circle } = filters;
  return dueDates.filter(
    (dueDate) =>
      (course === undefined || dueDate.course_slug === course) &&
      (session === undefined || dueDate.course_session_id === session) &&
      (kind === undefined || dueDate.kind === kind) &&
      (circle === undefined || dueDate.circle?.slug === circle),
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What the dates can be filtered by; circles once a course is chosen, for each course has its own. */
export function choicesOf(
  dueDates: readonly DueDate[],
  { course }: DueDateFilters,
): Readonly<Record<'course' | 'session' | 'circle', readonly Choice[]>> & {
  readonly kind: readonly DueDateKind[];
} {
  const ofCourse = dueDates.filter(({ course_slug }) => course === undefined || course_slug === course);
  return {
    course: distinct(dueDates.map(({ course_slug, course_title }) => [course_slug, course_title])),
    session: distinct(
      ofCourse.map(({ course_session_id, session_title }) => [course_session_id, session_title]),
    ),
    kind: kinds.filter((kind) => dueDates.some((dueDate) => dueDate.kind === kind)),
    circle:
      course === undefined
        ? []
        : distinct(
            ofCourse.flatMap(({ circle }): [string, string][] =>
              circle ? [[circle.slug, circle.title]] : [],
            ),
          ),
  };
}

function distinct(pairs: readonly (readonly [string, string])[]): Choice[] {
  return [...new Map(pairs)]
    .map(([value, label]) => ({ value, label }))
    .sort((left, right) => left.label.localeCompare(right.label));
}
