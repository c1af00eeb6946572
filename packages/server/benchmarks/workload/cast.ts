import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/database.ts';
import { rowsOf } from '../../src/statistics/rowsOf.ts';

/** A participant of a session that is under way. */
export interface Participant {
  readonly username: string;
  readonly userId: string;
  readonly courseSessionId: string;
  readonly courseSlug: string;
}

/** An expert with work of their circles that waits for an evaluation. */
export interface Expert {
  readonly username: string;
  readonly work: readonly {
    readonly assignmentId: string;
    readonly courseSessionId: string;
    readonly userId: string;
  }[];
}

/** Those of the large world who are at work. @throws RangeError when its sessions have fewer people */
export async function findCast(
  db: Database,
  { participants, experts }: { readonly participants: number; readonly experts: number },
): Promise<{ readonly participants: readonly Participant[]; readonly experts: readonly Expert[] }> {
  const found = {
    participants: await rowsOf<Participant>(
      db,
      sql`select u.username, u.id as "userId", s.id as "courseSessionId", c.slug as "courseSlug"
        from users u join course_session_users m on m.user_id = u.id and m.role = 'MEMBER'
        join course_sessions s on s.id = m.course_session_id and current_date between s.start_date and s.end_date
        join courses c on c.id = s.course_id where u.username ~ '^p[0-9]+$' order by md5(u.username) limit ${participants}`,
    ),
    experts: await rowsOf<Expert>(
      db,
      sql`select u.username, json_agg(json_build_object('assignmentId', a.id, 'courseSessionId', w.course_session_id,
          'userId', w.user_id)) as work
        from assignment_completions w join assignments a on a.id = w.assignment_id and a.needs_expert_evaluation
        join course_session_users m on m.course_session_id = w.course_session_id and m.role = 'EXPERT'
        join expert_circles e on e.course_session_user_id = m.id and e.circle_key = a.circle_key
        join users u on u.id = m.user_id and u.username ~ '^e[0-9]+$'
        where w.completion_status in ('SUBMITTED', 'EVALUATION_IN_PROGRESS')
        group by 1 order by count(*) desc limit ${experts}`,
    ),
  };
  if (found.participants.length < participants || found.experts.length < experts)
    throw new RangeError(
      `The world has ${found.participants.length} participants and ${found.experts.length} experts at work.`,
    );
  return found;
}
