CREATE TABLE "session_assignment_figures" (
	"course_session_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"members" integer NOT NULL,
	"passed" integer NOT NULL,
	"failed" integer NOT NULL,
	"evaluated" integer NOT NULL,
	"rated" integer NOT NULL,
	"points" bigint NOT NULL,
	"max_points" bigint NOT NULL,
	CONSTRAINT "session_assignment_figures_course_session_id_assignment_id_pk" PRIMARY KEY("course_session_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "session_attendance_figures" (
	"course_session_id" uuid NOT NULL,
	"attendance_course_id" uuid NOT NULL,
	"expected" integer NOT NULL,
	"present" integer NOT NULL,
	"recorded" integer NOT NULL,
	CONSTRAINT "session_attendance_figures_course_session_id_attendance_course_id_pk" PRIMARY KEY("course_session_id","attendance_course_id")
);
--> statement-breakpoint
CREATE TABLE "session_competence_figures" (
	"course_session_id" uuid NOT NULL,
	"circle_key" uuid NOT NULL,
	"success" integer NOT NULL,
	"fail" integer NOT NULL,
	CONSTRAINT "session_competence_figures_course_session_id_circle_key_pk" PRIMARY KEY("course_session_id","circle_key")
);
--> statement-breakpoint
CREATE TABLE "session_feedback_figures" (
	"course_session_id" uuid NOT NULL,
	"content_key" uuid NOT NULL,
	"circle_key" uuid NOT NULL,
	"responses" integer NOT NULL,
	"rated" integer NOT NULL,
	"satisfaction" integer NOT NULL,
	CONSTRAINT "session_feedback_figures_course_session_id_content_key_circle_key_pk" PRIMARY KEY("course_session_id","content_key","circle_key")
);
--> statement-breakpoint
CREATE TABLE "session_figures" (
	"course_session_id" uuid PRIMARY KEY NOT NULL,
	"participants" integer NOT NULL,
	"experts" uuid[] NOT NULL,
	"repeaters" uuid[] NOT NULL,
	"assignment_records" integer NOT NULL,
	"assignments_completed" integer NOT NULL,
	"passed" integer NOT NULL,
	"failed" integer NOT NULL,
	"unranked" integer NOT NULL,
	"graded_persons" integer NOT NULL,
	"rated_persons" integer NOT NULL,
	"points" bigint NOT NULL,
	"max_points" bigint NOT NULL,
	"attendance_records" integer NOT NULL,
	"days_completed" integer NOT NULL,
	"present" integer NOT NULL,
	"expected" integer NOT NULL,
	"expected_persons" integer NOT NULL,
	"feedback_records" integer NOT NULL,
	"responses" integer NOT NULL,
	"rated" integer NOT NULL,
	"satisfaction" integer NOT NULL,
	"competence_records" integer NOT NULL,
	"success" integer NOT NULL,
	"fail" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stale_sessions" DROP CONSTRAINT "stale_sessions_course_session_id_course_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "stale_sessions" DROP CONSTRAINT "stale_sessions_pkey";--> statement-breakpoint
DELETE FROM "stale_sessions";--> statement-breakpoint
ALTER TABLE "stale_sessions" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "session_assignment_figures" ADD CONSTRAINT "session_assignment_figures_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_assignment_figures" ADD CONSTRAINT "session_assignment_figures_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendance_figures" ADD CONSTRAINT "session_attendance_figures_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendance_figures" ADD CONSTRAINT "session_attendance_figures_attendance_course_id_attendance_courses_id_fk" FOREIGN KEY ("attendance_course_id") REFERENCES "public"."attendance_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_competence_figures" ADD CONSTRAINT "session_competence_figures_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_feedback_figures" ADD CONSTRAINT "session_feedback_figures_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_figures" ADD CONSTRAINT "session_figures_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_assignment_figures_assignment" ON "session_assignment_figures" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "session_attendance_figures_course" ON "session_attendance_figures" USING btree ("attendance_course_id");--> statement-breakpoint
CREATE INDEX "stale_sessions_session" ON "stale_sessions" USING btree ("course_session_id");