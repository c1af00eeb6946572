-- Only graded assignments are in figures.
CREATE OR REPLACE FUNCTION "mark_stale_moved_assignments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT DISTINCT planned.course_session_id, 'assignments'
    FROM before JOIN after ON after.id = before.id
    JOIN session_assignments planned ON planned.assignment_id = after.id
    WHERE (after.circle_key, after.content_key, after.assignment_type, after.needs_expert_evaluation)
      IS DISTINCT FROM (before.circle_key, before.content_key, before.assignment_type, before.needs_expert_evaluation);
  RETURN NULL;
END
$$;--> statement-breakpoint
-- They are added up anew.
INSERT INTO stale_sessions (course_session_id, kind) SELECT id, 'assignments' FROM course_sessions;
