CREATE TABLE "remote_loads" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"loads" integer NOT NULL,
	"load_failures" integer NOT NULL,
	"crashes" integer NOT NULL,
	"fallbacks" integer NOT NULL,
	"failing_visitors" text[] NOT NULL,
	CONSTRAINT "remote_loads_name_version_minute_pk" PRIMARY KEY("name","version","minute")
);
--> statement-breakpoint
ALTER TABLE "release_moves" ADD COLUMN "failures" jsonb;--> statement-breakpoint
CREATE INDEX "remote_loads_minute" ON "remote_loads" USING btree ("minute");