-- They are added up anew.
DELETE FROM "organisation_member_figures";--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "assignment_records" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "assignments_completed" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "passed" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "failed" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "unranked" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "graded_persons" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "rated_persons" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "points" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "max_points" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "attendance_records" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "days_completed" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "present" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "expected" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "expected_persons" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "competence_records" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "success" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_member_figures" ADD COLUMN "fail" integer NOT NULL;--> statement-breakpoint
INSERT INTO stale_sessions (course_session_id, kind) SELECT id, 'members' FROM course_sessions;
