import { type SQL, sql } from 'drizzle-orm';
import { type Relation, type ResultKind, resultDetail } from './resultDetail.ts';

interface Reader {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** The relations by which rows of an export are seen, apart from administrators; that of a mentor alone gives no export. */
const exporting = [
  'SUPERVISOR',
  'EXPERT',
  'LEARNING_MENTOR',
  'Berufsbildner',
  'Ausbildungsverantwortlicher',
] as const;

/** What a result belongs to. */
interface ResultPlace {
  /** the circle, a translation key column */
  readonly circleKey: SQL;
  /** condition: it is that of a praxis assignment; left out where there are none */
  readonly isPraxis?: SQL;
}

/**
 * Condition: the reader of an export sees a person's results of that kind by name (`resultDetail`). On
 * `course_sessions session` and `users person`.
 */
export function resultsSeenBy(
  { userId, isAdmin }: Reader,
  kind: ResultKind,
  { circleKey, isPraxis = sql`false` }: ResultPlace,
): SQL {
  if (isAdmin) return sql`true`;
  const ways = exporting.flatMap((relation) => {
    switch (resultDetail(kind, relation)) {
      case 'named':
        return holds(relation, userId);
      case 'own circles':
        return sql`(session.id, ${circleKey}) in (${ownCirclesOf(userId)})`;
      case 'praxis assignments':
        return sql`(${isPraxis} and ${holds(relation, userId)})`;
      default:
        return [];
    }
  });
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** A select of the sessions and circles that a person looks after as an expert: course_session_id, circle_key. */
export function ownCirclesOf(userId: string | SQL): SQL {
  return sql`select own.course_session_id, circle.circle_key from course_session_users own
    join expert_circles circle on circle.course_session_user_id = own.id
    where own.user_id = ${userId} and own.role = 'EXPERT'`;
}

function holds(relation: Relation, userId: string): SQL {
  switch (relation) {
    case 'SUPERVISOR':
      return sql`(session.course_id, session.region) in (
        select course_id, region from supervisor_regions where user_id = ${userId})`;
    case 'EXPERT':
      return sql`session.id in (
        select course_session_id from course_session_users where user_id = ${userId} and role = 'EXPERT')`;
    case 'LEARNING_MENTOR':
      return sql`(session.id, person.id) in (
        select mentee.course_session_id, mentee.user_id from mentor_relations own
        join course_session_users mentee on mentee.id = own.participant_id where own.mentor_id = ${userId})`;
    case 'Berufsbildner':
      return sql`(session.course_id, person.organisation_id) in (
        select course_id, organisation_id from organisation_roles
        where user_id = ${userId} and role = 'Berufsbildner' and organisation_id is not null)`;
    default:
      return sql`false`;
  }
}
