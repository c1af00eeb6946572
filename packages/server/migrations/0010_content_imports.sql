CREATE TABLE "content_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"file_id" uuid,
	"fingerprint" text,
	"state" text DEFAULT 'checking' NOT NULL,
	"courses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"diff" jsonb,
	"step" jsonb,
	"unpublish_used" boolean DEFAULT false NOT NULL,
	"changed_since" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"started_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "content_imports_state" CHECK ("content_imports"."state" in ('checking', 'faulty', 'checked', 'running', 'stopped', 'failed', 'done'))
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_owned";--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_imports_age" ON "content_imports" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('document', 'storage', 'avatar', 'media', 'content_archive'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owned" CHECK ("files"."owner_id" is not null or "files"."purpose" in ('media', 'content_archive'));