-- A participant of a session does not mentor a fellow participant of it.
DELETE FROM "mentor_relations" USING "course_session_users" AS "participant", "course_session_users" AS "fellow"
WHERE "participant"."id" = "mentor_relations"."participant_id"
  AND "fellow"."course_session_id" = "participant"."course_session_id"
  AND "fellow"."user_id" = "mentor_relations"."mentor_id"
  AND "fellow"."role" = 'MEMBER';
