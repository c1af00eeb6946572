import { sql } from 'drizzle-orm';
import { released } from '../assignments/submission.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { unseen } from '../database/unseen.ts';

/** What a person did in a session, as far as their progress goes. */
export interface SessionWork {
  readonly sessionId: string;
  /** whether anything was completed at all */
  readonly isBegun: boolean;
  /** translation key and status of each assessed criterion: «key status», separated by commas */
  readonly assessments: string | null;
  /** points of released evaluations, after deductions, by assignment */
  readonly points: Readonly<Record<string, number | null>> | null;
}

/** A person's work in these sessions, the one of the latest change first. One statement. */
export function readSessionWork(
  db: Database,
  userId: string,
  sessionIds: readonly string[],
): Promise<SessionWork[]> {
  return sessionWork(db).execute({ userId, sessionIds: [...sessionIds] });
}

const sessionWork = perDatabase((db) =>
  db
    .select({
      sessionId: sql<string>`session_id`,
      isBegun: sql<boolean>`latest is not null`,
      assessments: sql<string | null>`assessments`,
      points: sql<Record<string, number | null> | null>`points`,
    })
    .from(
      sql`(select session.id as session_id, done.latest, done.assessments, released.points
        from unnest(${unseen('sessionIds', 'uuid[]')}) session(id)
        cross join lateral (
          select max(updated_at) as latest, string_agg(translation_key || ' ' || completion_status, ',')
            filter (where page_type = 'competence.PerformanceCriterion') as assessments
          from completions where user_id = ${unseen('userId', 'uuid')} and course_session_id = session.id
        ) done
        cross join lateral (
          select json_object_agg(assignment_id, evaluation_points_final::float8) as points
          from assignment_completions where user_id = ${unseen('userId', 'uuid')}
            and course_session_id = session.id and ${released(sql`assignment_completions`)}
        ) released) as work`,
    )
    .orderBy(sql`latest desc nulls last`)
    .prepare('session_work'),
);
