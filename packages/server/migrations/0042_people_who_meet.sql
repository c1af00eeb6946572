-- They are added up anew.
DELETE FROM "organisation_competence_figures";--> statement-breakpoint
DELETE FROM "session_competence_figures";--> statement-breakpoint
ALTER TABLE "organisation_competence_figures" ADD COLUMN "people" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "session_competence_figures" ADD COLUMN "people" integer NOT NULL;--> statement-breakpoint
-- Topics and circles say who meets assignments and criteria.
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
      SELECT course_id FROM changed WHERE content_type IN ('learnpath.Topic', 'learnpath.Circle'));
  RETURN NULL;
END
$$;--> statement-breakpoint
INSERT INTO stale_sessions (course_session_id, kind)
  SELECT session.id, kind FROM course_sessions session, unnest('{assignments,competences}'::text[]) kind;
