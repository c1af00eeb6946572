-- Only published assignments of visible circles are in figures: their pages, and where they are, say which.
CREATE OR REPLACE FUNCTION "mark_stale_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT session.id, 'competences' FROM course_sessions session
    WHERE session.course_id IN (
      SELECT course_id FROM changed
      WHERE content_type IN ('learnpath.Topic', 'learnpath.Circle', 'learnpath.LearningSequence',
        'learnpath.LearningUnit', 'competence.PerformanceCriterion'));
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT session.id, 'assignments' FROM course_sessions session
    WHERE session.course_id IN (
      SELECT course_id FROM changed
      WHERE content_type IN ('learnpath.Topic', 'learnpath.Circle', 'learnpath.LearningSequence',
        'learnpath.LearningUnit', 'learnpath.LearningContentAssignment', 'learnpath.LearningContentEdoniqTest'));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "mark_stale_moved_assignments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT DISTINCT planned.course_session_id, 'assignments'
    FROM before JOIN after ON after.id = before.id
    JOIN session_assignments planned ON planned.assignment_id = after.id
    WHERE (after.circle_key, after.content_key) IS DISTINCT FROM (before.circle_key, before.content_key);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "assignments_stale_moved" AFTER UPDATE ON "assignments" REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_moved_assignments"();--> statement-breakpoint
-- They are added up anew.
INSERT INTO stale_sessions (course_session_id, kind) SELECT id, 'assignments' FROM course_sessions;
