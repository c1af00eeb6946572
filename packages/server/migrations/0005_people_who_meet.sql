-- The figures are computed: those of before lack the number of people, and all of them are computed anew.
DELETE FROM "organisation_competence_figures";--> statement-breakpoint
DELETE FROM "session_competence_figures";--> statement-breakpoint
ALTER TABLE "organisation_competence_figures" ADD COLUMN "people" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "session_competence_figures" ADD COLUMN "people" integer NOT NULL;--> statement-breakpoint
INSERT INTO stale_sessions (course_session_id, kind) SELECT id, 'competences' FROM course_sessions ON CONFLICT DO NOTHING;
