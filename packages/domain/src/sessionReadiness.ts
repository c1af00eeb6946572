/** A circle of a session as far as its plan goes. */
export interface PlannedCircle {
  /** translation key */
  readonly key: string;
  readonly days: readonly { readonly day: unknown }[];
  readonly assignments: readonly { readonly submission_deadline: string | null }[];
  readonly exam: { readonly exam_type: unknown; readonly dates: readonly unknown[] } | null;
}

interface PlannedSession {
  readonly member_count: number;
  readonly experts: readonly { readonly circle_keys: readonly string[] }[];
}

export const sessionParts = ['members', 'experts', 'days', 'deadlines', 'exams'] as const;

export type SessionPartName = (typeof sessionParts)[number];

/** How much of a part is there; a part of which a course has nothing (`total` 0) is left out. */
export interface SessionPart {
  readonly name: SessionPartName;
  readonly done: number;
  readonly total: number;
}

/**
 * What a session still needs before people can work in it: participants, an expert for every circle, attendance days, deadlines,
 * and a date for every exam that has a kind.
 */
export function sessionReadiness(
  { member_count, experts }: PlannedSession,
  circles: readonly PlannedCircle[],
): SessionPart[] {
  const lookedAfter = new Set(experts.flatMap(({ circle_keys }) => circle_keys));
  const days = circles.flatMap((circle) => circle.days);
  const assignments = circles.flatMap((circle) => circle.assignments);
  const exams = circles.flatMap(({ exam }) => (exam?.exam_type ? [exam] : []));
  const parts: Readonly<Record<SessionPartName, readonly [done: number, total: number]>> = {
    members: [Math.min(member_count, 1), 1],
    experts: [circles.filter(({ key }) => lookedAfter.has(key)).length, circles.length],
    days: [days.filter(({ day }) => day !== null).length, days.length],
    deadlines: [
      assignments.filter(({ submission_deadline }) => submission_deadline !== null).length,
      assignments.length,
    ],
    exams: [exams.filter(({ dates }) => dates.length > 0).length, exams.length],
  };
  return sessionParts
    .map((name) => ({ name, done: parts[name][0], total: parts[name][1] }))
    .filter(({ total }) => total > 0);
}
