import type { Localised } from '@learn/contracts';
import { matchesProfile } from '@learn/domain';
import { and, eq, or, sql } from 'drizzle-orm';
import { courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notify } from '../notifications/notify.ts';
import type { PlannedSession } from './planContext.ts';
import { courseSessionUsers, expertCircles } from './tables.ts';

interface DateTold {
  readonly session: PlannedSession;
  readonly actorId: string;
  readonly verb: 'date_moved' | 'date_cancelled';
  readonly title: Localised;
  /** of the circle: its experts are told, and participants on whose path it lies */
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
    .select({
      userId: courseSessionUsers.userId,
      role: courseSessionUsers.role,
      profile: courseProfiles.code,
    })
    .from(courseSessionUsers)
    .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
    .where(
      and(
        eq(courseSessionUsers.courseSessionId, session.courseSessionId),
        or(eq(courseSessionUsers.role, 'MEMBER'), and(eq(courseSessionUsers.role, 'EXPERT'), looksAfter)),
      ),
    );
  const circle = session.tree.circles.find(({ translation_key }) => translation_key === circleKey);
  const isOnPath = (profile: string | null) => matchesProfile(circle?.profiles ?? [], profile);
  await notify(
    transaction,
    ...readers.flatMap(({ userId, role, profile }) => {
      const targetUrl = role === 'MEMBER' ? memberUrl : expertUrl;
      if (targetUrl === undefined || (role === 'MEMBER' && !isOnPath(profile))) return [];
      const what = { category: 'APPOINTMENT', verb, details: { title } } as const;
      return [{ userId, actorId, targetUrl, courseId: session.courseId, ...what }];
    }),
  );
}
