ALTER TABLE "organisation_competence_figures" ADD COLUMN "people" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "session_competence_figures" ADD COLUMN "people" integer NOT NULL;