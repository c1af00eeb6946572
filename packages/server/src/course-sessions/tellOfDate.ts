import type { Localised } from '@learn/contracts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notify } from '../notifications/notify.ts';
import type { PlannedSession } from './planContext.ts';
import { courseSessionUsers, expertCircles } from './tables.ts';

interface DateTold {
  readonly session: PlannedSession;
  readonly actorId: string;
  readonly verb: 'date_moved' | 'date_cancelled';
  readonly title: Localised;
  /** of the circle whose experts are told */
  readonly circleKey: string;
  /** where participants are led; undefined: they are not told */
  readonly memberUrl?: string;
  /** the same for experts */
  readonly expertUrl?: string;
}

/** Tells participants and the experts of a circle that a date of their session has moved or is off (domain decisions §12). */
export async function tellOfDate(transaction: Database, told: DateTold): Promise<void> {
  const { session, actorId, verb, title, circleKey, memberUrl, expertUrl } = told;
  const looksAfter = sql`exists (select 1 from ${expertCircles}
    where ${expertCircles.courseSessionUserId} = ${courseSessionUsers.id} and ${expertCircles.circleKey} = ${circleKey})`;
  const readers = await transaction
    .select({ userId: courseSessionUsers.userId, role: courseSessionUsers.role })
    .from(courseSessionUsers)
    .where(
      and(
        eq(courseSessionUsers.courseSessionId, session.courseSessionId),
        or(eq(courseSessionUsers.role, 'MEMBER'), and(eq(courseSessionUsers.role, 'EXPERT'), looksAfter)),
      ),
    );
  await notify(
    transaction,
    ...readers.flatMap(({ userId, role }) => {
      const targetUrl = role === 'MEMBER' ? memberUrl : expertUrl;
      if (targetUrl === undefined) return [];
      const what = { category: 'APPOINTMENT', verb, details: { title } } as const;
      return [{ userId, actorId, targetUrl, courseId: session.courseId, ...what }];
    }),
  );
}
