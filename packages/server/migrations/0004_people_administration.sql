CREATE TABLE "account_invitations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"values" jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"formulas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"course_session_id" uuid,
	"organisation_id" text,
	"user_id" uuid,
	"outcome" text,
	CONSTRAINT "person_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "person_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"course_session_id" uuid,
	"state" text DEFAULT 'checked' NOT NULL,
	"created_by" uuid NOT NULL,
	"started_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "person_imports_state" CHECK ("person_imports"."state" in ('checked', 'running', 'stopped', 'done'))
);
--> statement-breakpoint
CREATE TABLE "erasure_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "erasure_requests_closed" CHECK (("erasure_requests"."outcome" is null) = ("erasure_requests"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "login_sessions" ADD COLUMN "viewed_user_id" uuid;--> statement-breakpoint
ALTER TABLE "login_sessions" ADD COLUMN "viewed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_invitations" ADD CONSTRAINT "account_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_import_rows" ADD CONSTRAINT "person_import_rows_import_id_person_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."person_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_imports" ADD CONSTRAINT "person_imports_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_imports" ADD CONSTRAINT "person_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_imports" ADD CONSTRAINT "person_imports_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_invitations_token" ON "account_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "person_import_rows_waiting" ON "person_import_rows" USING btree ("import_id","row") WHERE "person_import_rows"."outcome" is null;--> statement-breakpoint
CREATE INDEX "person_imports_age" ON "person_imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_open" ON "erasure_requests" USING btree ("user_id") WHERE "erasure_requests"."outcome" is null;--> statement-breakpoint
CREATE INDEX "erasure_requests_waiting" ON "erasure_requests" USING btree ("requested_at") WHERE "erasure_requests"."outcome" is null;--> statement-breakpoint
ALTER TABLE "login_sessions" ADD CONSTRAINT "login_sessions_viewed_user_id_users_id_fk" FOREIGN KEY ("viewed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_sessions_viewing" ON "login_sessions" USING btree ("viewed_until") WHERE "login_sessions"."viewed_until" is not null;--> statement-breakpoint
CREATE INDEX "users_username_key" ON "users" USING btree ("username" collate "C");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."has_vbv_admin_access";--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("id") WHERE "users"."blocked_at" is not null;--> statement-breakpoint
-- Requests that were made before there were rows of them wait as well.
INSERT INTO "erasure_requests" ("user_id", "requested_at")
SELECT u.id, max(a.at) FROM "audit_entries" a JOIN "users" u ON u.id = a.user_id
WHERE a.action = 'erasure.requested' GROUP BY u.id;
