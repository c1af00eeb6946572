import type { EndpointAnswer, personEndpoints } from '@learn/contracts/endpoints';
import type { Language } from '@learn/domain';
import { sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { listPersons } from './service.ts';
import { viewerOf } from './visiblePersons.ts';

type PersonSummary = EndpointAnswer<typeof personEndpoints.summary>;

const few = 4;

/**
 * How many persons a viewer sees, and the first few (specification §2, home dashboard). Who is nothing but a participant
 * is told of the experts of their sessions and of their own mentors; fellows and their mentors stand in the list only.
 */
export async function readPersonSummary(
  db: Database,
  currentUser: CurrentUser,
  language: Language,
): Promise<PersonSummary> {
  const [own] = await accompanyingOf(db).execute({ userId: currentUser.userId });
  if (own?.onlyParticipant && !currentUser.user.hasVbvAdminAccess)
    return { accompanying: true, person_count: own.count, persons: own.persons };
  const query = { sort: 'last_name', limit: few, offset: 0 } as const;
  const { persons, total } = await listPersons(db, viewerOf(currentUser, 'list'), query, language);
  return {
    accompanying: false,
    person_count: total,
    persons: persons.map(({ user_id, first_name, last_name, avatar_url }) => ({
      user_id,
      first_name,
      last_name,
      avatar_url,
    })),
  };
}

const accompanyingOf = perDatabase((db) => {
  const userId = sql.placeholder('userId');
  return db
    .select({
      onlyParticipant: sql<boolean>`only_participant`,
      count: sql<number>`person_count`.mapWith(Number),
      persons: sql<PersonSummary['persons']>`persons`,
    })
    .from(
      sql`(with accompanying as (
          select e.user_id from course_session_users own
          join course_session_users e on e.course_session_id = own.course_session_id and e.role = 'EXPERT'
          where own.user_id = ${userId} and own.role = 'MEMBER'
          union
          select m.mentor_id from course_session_users own join mentor_relations m on m.participant_id = own.id
          where own.user_id = ${userId} and own.role = 'MEMBER'),
        shown as (
          select u.id, u.first_name, u.last_name, u.avatar_url from accompanying a join users u on u.id = a.user_id
          order by u.last_name_key, u.first_name_key, u.id limit ${sql.raw(`${few}`)})
        select (select coalesce(bool_and(role = 'MEMBER'), false) from course_session_users where user_id = ${userId})
            and not exists (select 1 from mentor_relations where mentor_id = ${userId})
            and not exists (select 1 from supervisor_regions where user_id = ${userId})
            and not exists (select 1 from organisation_roles where user_id = ${userId}) as only_participant,
          (select count(*) from accompanying) as person_count,
          (select coalesce(json_agg(json_build_object('user_id', id, 'first_name', first_name, 'last_name', last_name,
            'avatar_url', avatar_url)), '[]'::json) from shown) as persons) as summary`,
    )
    .prepare('person_summary');
});
