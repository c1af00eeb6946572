ALTER TABLE "issued_certificates" DROP CONSTRAINT "issued_certificates_competence_certificate_id_competence_certificates_id_fk";
--> statement-breakpoint
ALTER TABLE "issued_certificates" DROP CONSTRAINT "issued_certificates_course_session_id_course_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "issued_certificates" ALTER COLUMN "course_session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD COLUMN "session_titles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- What is printed on certificates that were issued before, as long as their sessions are there.
UPDATE "issued_certificates" issued SET "session_titles" = coalesce((
  SELECT jsonb_agg(session.titles ORDER BY session.start_date, session.id) FROM course_sessions session
  WHERE session.id IN (SELECT (result ->> 'course_session_id')::uuid FROM jsonb_array_elements(issued.results) result)
), '[]'::jsonb);
