import { zurichDay } from '@learn/domain';

/** A session and its first and last day. */
export interface DatedSession {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * The session that was worked in last, else the first that runs today, else the first.
 * @param own the person's sessions of a course, by begin
 * @param latestSessions ids of sessions in which the person completed something, the latest first
 */
export function sessionToContinue(
  own: readonly DatedSession[],
  latestSessions: readonly string[],
): string | null {
  const latest = latestSessions.find((id) => own.some((session) => session.id === id));
  const today = zurichDay(new Date());
  const running = own.find(({ startDate, endDate }) => startDate <= today && today <= endDate);
  return latest ?? running?.id ?? own[0]?.id ?? null;
}
