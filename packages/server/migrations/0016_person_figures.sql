CREATE TABLE "organisation_person_figures" (
	"course_session_id" uuid NOT NULL,
	"organisation_id" text NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"valid_until" timestamp with time zone,
	"asked" integer NOT NULL,
	"submitted" integer NOT NULL,
	"passed" integer NOT NULL,
	"failed" integer NOT NULL,
	"average" integer,
	"halves" jsonb NOT NULL,
	CONSTRAINT "organisation_person_figures_course_session_id_organisation_id_enrolment_id_pk" PRIMARY KEY("course_session_id","organisation_id","enrolment_id")
);
--> statement-breakpoint
ALTER TABLE "organisation_person_figures" ADD CONSTRAINT "organisation_person_figures_sums_fk" FOREIGN KEY ("course_session_id","organisation_id") REFERENCES "public"."organisation_member_figures"("course_session_id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_person_figures_organisation" ON "organisation_person_figures" USING btree ("organisation_id");