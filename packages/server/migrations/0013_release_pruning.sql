CREATE TABLE "removed_release_files" (
	"storage_key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_versions" ADD COLUMN "last_named_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "release_moves_kind" ON "release_moves" USING btree ("kind","id");