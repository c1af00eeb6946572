CREATE TABLE "issued_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"user_id" uuid NOT NULL,
	"competence_certificate_id" uuid NOT NULL,
	"course_session_id" uuid NOT NULL,
	"person_name" text NOT NULL,
	"titles" jsonb NOT NULL,
	"course_titles" jsonb NOT NULL,
	"results" jsonb NOT NULL,
	"grade_exact" numeric(3, 2) NOT NULL,
	"grade_official" numeric(3, 2) NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'valid' NOT NULL,
	"superseded_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_by" uuid,
	"revocation_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "issued_certificates_code_unique" UNIQUE("code"),
	CONSTRAINT "issued_certificates_state" CHECK ("issued_certificates"."state" in ('valid', 'superseded', 'revoked'))
);
--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_competence_certificate_id_competence_certificates_id_fk" FOREIGN KEY ("competence_certificate_id") REFERENCES "public"."competence_certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_certificates_person" ON "issued_certificates" USING btree ("user_id","competence_certificate_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "issued_certificates_valid" ON "issued_certificates" USING btree ("user_id","competence_certificate_id") WHERE "issued_certificates"."state" = 'valid';