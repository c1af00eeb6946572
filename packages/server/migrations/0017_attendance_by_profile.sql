-- Circles say who is expected on their days.
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
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT session.id, 'attendance' FROM course_sessions session
    WHERE session.course_id IN (SELECT course_id FROM changed WHERE content_type = 'learnpath.Circle');
  RETURN NULL;
END
$$;--> statement-breakpoint
-- They are added up anew.
INSERT INTO stale_sessions (course_session_id, kind) SELECT id, 'attendance' FROM course_sessions;
