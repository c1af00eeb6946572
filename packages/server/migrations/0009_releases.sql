CREATE TABLE "release_files" (
	"integrity" text PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"from_version" text DEFAULT '' NOT NULL,
	"to_version" text DEFAULT '' NOT NULL,
	"percent" integer,
	"author" text NOT NULL,
	"author_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_pointers" (
	"name" text PRIMARY KEY NOT NULL,
	"live" text NOT NULL,
	"canary_version" text,
	"canary_percent" integer,
	"pinned_reason" text,
	"killed_reason" jsonb,
	"moved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "release_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "release_versions" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"descriptor" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_versions_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE INDEX "release_moves_name" ON "release_moves" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "release_tokens_name" ON "release_tokens" USING btree ("name");