-- Writes mark the sessions whose figures they change. Marks are only ever added here: a write never waits for another
-- one, and whoever adds up removes exactly the marks of writes that he has seen.
CREATE FUNCTION "mark_stale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT DISTINCT course_session_id, TG_ARGV[0] FROM changed;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "mark_stale_self_assessment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT DISTINCT course_session_id, 'competences' FROM changed
    WHERE page_type = 'competence.PerformanceCriterion';
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "mark_stale_attendance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT DISTINCT day.course_session_id, 'attendance'
    FROM changed JOIN attendance_courses day ON day.id = changed.attendance_course_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Who joins or leaves a session is or is not a repeater in his other sessions.
CREATE FUNCTION "mark_stale_enrolment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT session.course_session_id, kind
    FROM (SELECT DISTINCT course_session_id FROM changed) session,
      unnest('{members,assignments,attendance,competences}'::text[]) kind
    UNION
    SELECT other.course_session_id, 'members'
    FROM course_session_users other JOIN changed ON changed.user_id = other.user_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "mark_stale_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT session.id, 'competences' FROM course_sessions session
    WHERE session.course_id IN (
      SELECT course_id FROM changed
      WHERE content_type IN ('learnpath.Circle', 'learnpath.LearningSequence', 'learnpath.LearningUnit',
        'competence.PerformanceCriterion'));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "mark_all_stale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT session.id, kind FROM course_sessions session,
      unnest('{members,assignments,attendance,feedback,competences}'::text[]) kind;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "assignment_completions_stale_added" AFTER INSERT ON "assignment_completions" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('assignments');--> statement-breakpoint
CREATE TRIGGER "assignment_completions_stale_removed" AFTER DELETE ON "assignment_completions" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('assignments');--> statement-breakpoint
CREATE TRIGGER "assignment_completions_stale_before" AFTER UPDATE ON "assignment_completions" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('assignments');--> statement-breakpoint
CREATE TRIGGER "assignment_completions_stale_after" AFTER UPDATE ON "assignment_completions" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('assignments');--> statement-breakpoint
CREATE TRIGGER "assignment_completions_stale_truncated" AFTER TRUNCATE ON "assignment_completions"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_all_stale"();--> statement-breakpoint
CREATE TRIGGER "session_assignments_stale_added" AFTER INSERT ON "session_assignments" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('assignments');--> statement-breakpoint
CREATE TRIGGER "session_assignments_stale_removed" AFTER DELETE ON "session_assignments" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('assignments');--> statement-breakpoint
CREATE TRIGGER "session_assignments_stale_before" AFTER UPDATE ON "session_assignments" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('assignments');--> statement-breakpoint
CREATE TRIGGER "session_assignments_stale_after" AFTER UPDATE ON "session_assignments" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('assignments');--> statement-breakpoint
CREATE TRIGGER "session_assignments_stale_truncated" AFTER TRUNCATE ON "session_assignments"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_all_stale"();--> statement-breakpoint
CREATE TRIGGER "attendance_courses_stale_added" AFTER INSERT ON "attendance_courses" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('attendance');--> statement-breakpoint
CREATE TRIGGER "attendance_courses_stale_removed" AFTER DELETE ON "attendance_courses" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('attendance');--> statement-breakpoint
CREATE TRIGGER "attendance_courses_stale_before" AFTER UPDATE ON "attendance_courses" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('attendance');--> statement-breakpoint
CREATE TRIGGER "attendance_courses_stale_after" AFTER UPDATE ON "attendance_courses" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('attendance');--> statement-breakpoint
CREATE TRIGGER "attendance_courses_stale_truncated" AFTER TRUNCATE ON "attendance_courses"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_all_stale"();--> statement-breakpoint
CREATE TRIGGER "attendance_entries_stale_added" AFTER INSERT ON "attendance_entries" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_attendance"();--> statement-breakpoint
CREATE TRIGGER "attendance_entries_stale_removed" AFTER DELETE ON "attendance_entries" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_attendance"();--> statement-breakpoint
CREATE TRIGGER "attendance_entries_stale_before" AFTER UPDATE ON "attendance_entries" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_attendance"();--> statement-breakpoint
CREATE TRIGGER "attendance_entries_stale_after" AFTER UPDATE ON "attendance_entries" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_attendance"();--> statement-breakpoint
CREATE TRIGGER "attendance_entries_stale_truncated" AFTER TRUNCATE ON "attendance_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_all_stale"();--> statement-breakpoint
CREATE TRIGGER "feedback_responses_stale_added" AFTER INSERT ON "feedback_responses" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('feedback');--> statement-breakpoint
CREATE TRIGGER "feedback_responses_stale_removed" AFTER DELETE ON "feedback_responses" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('feedback');--> statement-breakpoint
CREATE TRIGGER "feedback_responses_stale_before" AFTER UPDATE ON "feedback_responses" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('feedback');--> statement-breakpoint
CREATE TRIGGER "feedback_responses_stale_after" AFTER UPDATE ON "feedback_responses" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale"('feedback');--> statement-breakpoint
CREATE TRIGGER "feedback_responses_stale_truncated" AFTER TRUNCATE ON "feedback_responses"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_all_stale"();--> statement-breakpoint
CREATE TRIGGER "completions_stale_added" AFTER INSERT ON "completions" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_self_assessment"();--> statement-breakpoint
CREATE TRIGGER "completions_stale_removed" AFTER DELETE ON "completions" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_self_assessment"();--> statement-breakpoint
CREATE TRIGGER "completions_stale_before" AFTER UPDATE ON "completions" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_self_assessment"();--> statement-breakpoint
CREATE TRIGGER "completions_stale_after" AFTER UPDATE ON "completions" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_self_assessment"();--> statement-breakpoint
CREATE TRIGGER "completions_stale_truncated" AFTER TRUNCATE ON "completions"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_all_stale"();--> statement-breakpoint
CREATE TRIGGER "course_session_users_stale_added" AFTER INSERT ON "course_session_users" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_enrolment"();--> statement-breakpoint
CREATE TRIGGER "course_session_users_stale_removed" AFTER DELETE ON "course_session_users" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_enrolment"();--> statement-breakpoint
CREATE TRIGGER "course_session_users_stale_before" AFTER UPDATE ON "course_session_users" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_enrolment"();--> statement-breakpoint
CREATE TRIGGER "course_session_users_stale_after" AFTER UPDATE ON "course_session_users" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_enrolment"();--> statement-breakpoint
CREATE TRIGGER "course_session_users_stale_truncated" AFTER TRUNCATE ON "course_session_users"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_all_stale"();--> statement-breakpoint
CREATE TRIGGER "pages_stale_added" AFTER INSERT ON "pages" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_pages"();--> statement-breakpoint
CREATE TRIGGER "pages_stale_removed" AFTER DELETE ON "pages" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_pages"();--> statement-breakpoint
CREATE TRIGGER "pages_stale_before" AFTER UPDATE ON "pages" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_pages"();--> statement-breakpoint
CREATE TRIGGER "pages_stale_after" AFTER UPDATE ON "pages" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_stale_pages"();--> statement-breakpoint
CREATE TRIGGER "pages_stale_truncated" AFTER TRUNCATE ON "pages"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_all_stale"();--> statement-breakpoint
-- What is there already has not been added up yet.
INSERT INTO stale_sessions (course_session_id, kind)
  SELECT session.id, kind FROM course_sessions session,
    unnest('{members,assignments,attendance,feedback,competences}'::text[]) kind;
