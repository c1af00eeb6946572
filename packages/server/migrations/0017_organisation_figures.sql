CREATE TABLE "organisation_assignment_figures" (
	"course_session_id" uuid NOT NULL,
	"organisation_id" text NOT NULL,
	"assignment_id" uuid NOT NULL,
	"members" integer NOT NULL,
	"passed" integer NOT NULL,
	"failed" integer NOT NULL,
	"evaluated" integer NOT NULL,
	"rated" integer NOT NULL,
	"points" bigint NOT NULL,
	"max_points" bigint NOT NULL,
	CONSTRAINT "organisation_assignment_figures_course_session_id_organisation_id_assignment_id_pk" PRIMARY KEY("course_session_id","organisation_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "organisation_attendance_figures" (
	"course_session_id" uuid NOT NULL,
	"organisation_id" text NOT NULL,
	"attendance_course_id" uuid NOT NULL,
	"expected" integer NOT NULL,
	"present" integer NOT NULL,
	"recorded" integer NOT NULL,
	CONSTRAINT "organisation_attendance_figures_course_session_id_organisation_id_attendance_course_id_pk" PRIMARY KEY("course_session_id","organisation_id","attendance_course_id")
);
--> statement-breakpoint
CREATE TABLE "organisation_competence_figures" (
	"course_session_id" uuid NOT NULL,
	"organisation_id" text NOT NULL,
	"circle_key" uuid NOT NULL,
	"success" integer NOT NULL,
	"fail" integer NOT NULL,
	CONSTRAINT "organisation_competence_figures_course_session_id_organisation_id_circle_key_pk" PRIMARY KEY("course_session_id","organisation_id","circle_key")
);
--> statement-breakpoint
CREATE TABLE "organisation_member_figures" (
	"course_session_id" uuid NOT NULL,
	"organisation_id" text NOT NULL,
	"participants" integer NOT NULL,
	"repeaters" uuid[] NOT NULL,
	CONSTRAINT "organisation_member_figures_course_session_id_organisation_id_pk" PRIMARY KEY("course_session_id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "organisation_assignment_figures" ADD CONSTRAINT "organisation_assignment_figures_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_assignment_figures" ADD CONSTRAINT "organisation_assignment_figures_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_attendance_figures" ADD CONSTRAINT "organisation_attendance_figures_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_attendance_figures" ADD CONSTRAINT "organisation_attendance_figures_attendance_course_id_attendance_courses_id_fk" FOREIGN KEY ("attendance_course_id") REFERENCES "public"."attendance_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_competence_figures" ADD CONSTRAINT "organisation_competence_figures_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD CONSTRAINT "organisation_member_figures_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_assignment_figures_organisation" ON "organisation_assignment_figures" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "organisation_assignment_figures_assignment" ON "organisation_assignment_figures" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "organisation_attendance_figures_organisation" ON "organisation_attendance_figures" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "organisation_attendance_figures_course" ON "organisation_attendance_figures" USING btree ("attendance_course_id");--> statement-breakpoint
CREATE INDEX "organisation_competence_figures_organisation" ON "organisation_competence_figures" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "organisation_member_figures_organisation" ON "organisation_member_figures" USING btree ("organisation_id");--> statement-breakpoint
-- Who changes his employer counts for another organisation, in all his sessions.
CREATE FUNCTION "mark_stale_employer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_sessions (course_session_id, kind)
    SELECT enrolment.course_session_id, kind
    FROM course_session_users enrolment,
      unnest('{members,assignments,attendance,competences}'::text[]) kind
    WHERE enrolment.user_id = NEW.id AND enrolment.role = 'MEMBER';
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_stale_employer" AFTER UPDATE OF "organisation_id" ON "users"
  FOR EACH ROW WHEN (OLD.organisation_id IS DISTINCT FROM NEW.organisation_id)
  EXECUTE FUNCTION "mark_stale_employer"();--> statement-breakpoint
-- What is there already has not been added up by organisation yet.
INSERT INTO stale_sessions (course_session_id, kind)
  SELECT session.id, kind FROM course_sessions session,
    unnest('{members,assignments,attendance,competences}'::text[]) kind;
