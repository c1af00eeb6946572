import { defaultLanguage, type SessionRole } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Visitor } from '../authentication/visitor.ts';
import { pages } from '../course-pages/tables.ts';
import {
  courseSessions,
  courseSessionUsers,
  mentorRelations,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import type { CompletionRelations } from './policy.ts';
import { completions } from './tables.ts';

/** Whose completions in which session. */
export interface CompletionOwner {
  readonly courseSessionId: string;
  readonly userId: string;
}

export interface FoundCompletions {
  readonly relations: CompletionRelations;
  /** the CompletionList of the contracts as JSON text, written by the database: nothing is read only to be written */
  readonly list: string;
}

const visitorId = sql.placeholder('visitorId');
const userId = sql.placeholder('userId');

/**
 * @returns a function that reads a person's completions in a session, together with all that decides whether the
 * visitor may see them, in one prepared statement; undefined for an unknown session. Page ids are those of the
 * visitor's language, German where a translation is missing.
 */
export function createCompletionReader(
  db: Database,
): (visitor: Visitor, owner: CompletionOwner) => Promise<FoundCompletions | undefined> {
  const query = db
    .select({
      role: text<SessionRole | null>(sql`(select ${courseSessionUsers.role} from ${courseSessionUsers}
        where ${courseSessionUsers.courseSessionId} = ${courseSessions.id}
        and ${courseSessionUsers.userId} = ${visitorId})`),
      personIsMember: exists(sql`select 1 from ${courseSessionUsers}
        where ${courseSessionUsers.courseSessionId} = ${courseSessions.id}
        and ${courseSessionUsers.userId} = ${userId} and ${courseSessionUsers.role} = 'MEMBER'`),
      leadsRegion: exists(sql`select 1 from ${supervisorRegions}
        where ${supervisorRegions.userId} = ${visitorId}
        and ${supervisorRegions.courseId} = ${courseSessions.courseId}
        and ${supervisorRegions.region} = ${courseSessions.region}`),
      mentees: text<string[] | null>(sql`(select json_agg(${courseSessionUsers.userId})
        from ${mentorRelations}
        join ${courseSessionUsers} on ${courseSessionUsers.id} = ${mentorRelations.participantId}
        where ${mentorRelations.mentorId} = ${visitorId}
        and ${courseSessionUsers.courseSessionId} = ${courseSessions.id})`),
      list: text<string>(sql`(select coalesce(json_agg(json_build_object(
          'page_id', coalesce(own.id, german.id),
          'completion_status', ${completions.completionStatus},
          'updated_at', to_char(${completions.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'page_type', ${completions.pageType},
          'additional_json_data', ${completions.additionalJsonData}
        ) order by ${completions.updatedAt}, ${completions.translationKey}), '[]')::text
        from ${completions}
        left join ${pages} own on own.translation_key = ${completions.translationKey}
          and own.language = ${sql.placeholder('language')}
        left join ${pages} german on own.id is null and german.translation_key = ${completions.translationKey}
          and german.language = ${defaultLanguage}
        where ${completions.userId} = ${userId} and ${completions.courseSessionId} = ${courseSessions.id}
          and coalesce(own.id, german.id) is not null)`),
    })
    .from(courseSessions)
    .where(sql`${courseSessions.id} = ${sql.placeholder('courseSessionId')}`)
    .prepare('completions');
  return async (visitor, owner) => {
    const { language } = visitor;
    const [found] = await query.execute({ ...owner, visitorId: visitor.userId, language });
    if (found === undefined) return undefined;
    const { role, personIsMember, leadsRegion, mentees, list } = found;
    const relations: CompletionRelations = {
      isOwn: visitor.userId === owner.userId,
      role,
      leadsRegion,
      isLearningMentor: mentees !== null,
      hasAdminAccess: visitor.user.hasVbvAdminAccess,
      personIsMember,
      mentorsPerson: mentees?.includes(owner.userId) ?? false,
    };
    return { relations, list };
  };
}

// One level deeper, because drizzle takes the table names off the columns of a selected expression.
function text<Value>(expression: SQL): SQL<Value> {
  return sql<Value>`${expression}`;
}

function exists(query: SQL): SQL<boolean> {
  return sql<boolean>`exists (${query})`;
}
