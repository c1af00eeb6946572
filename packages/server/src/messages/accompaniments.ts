import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';

const expert = alias(courseSessionUsers, 'expert');

/**
 * Rows `accompaniment`, one per session: `guide_id` accompanies `participant_id`, as a learning mentor or as an expert of the session
 * (`guide_role`). A condition on both ids is answered by the indexes of the tables below.
 */
export const accompaniments = sql`(
  select ${mentorRelations.mentorId} as guide_id, ${courseSessionUsers.userId} as participant_id,
    ${courseSessionUsers.courseSessionId} as course_session_id, 'mentor' as guide_role
  from ${mentorRelations}
  join ${courseSessionUsers} on ${courseSessionUsers.id} = ${mentorRelations.participantId}
    and ${courseSessionUsers.role} = 'MEMBER'
  union all
  select ${expert.userId}, ${courseSessionUsers.userId}, ${courseSessionUsers.courseSessionId}, 'expert'
  from ${courseSessionUsers} expert
  join ${courseSessionUsers} on ${courseSessionUsers.courseSessionId} = ${expert.courseSessionId}
    and ${courseSessionUsers.role} = 'MEMBER' and ${courseSessionUsers.userId} <> ${expert.userId}
  where ${expert.role} = 'EXPERT') accompaniment`;

export const accompaniment = {
  guideId: sql<string>`accompaniment.guide_id`,
  participantId: sql<string>`accompaniment.participant_id`,
  courseSessionId: sql<string>`accompaniment.course_session_id`,
  guideRole: sql<GuideRole>`accompaniment.guide_role`,
};

export type GuideRole = 'mentor' | 'expert';

/** The session that stands for two people who meet in several: as mentor before as expert, the latest first. */
export const closestFirst = (startDate: unknown) =>
  sql`${accompaniment.guideRole} = 'mentor' desc, ${startDate} desc, ${accompaniment.courseSessionId}`;

/** What a person is to the reader of a conversation. @param readerGuides whether the reader accompanies the person */
export function relationOf(guideRole: GuideRole, readerGuides: boolean) {
  if (!readerGuides) return guideRole;
  return guideRole === 'mentor' ? 'mentee' : 'participant';
}
