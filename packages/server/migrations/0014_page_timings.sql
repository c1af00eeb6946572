CREATE TABLE "remote_timings" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"page" text NOT NULL,
	"measure" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "remote_timings_name_version_page_measure_hour_pk" PRIMARY KEY("name","version","page","measure","hour")
);
--> statement-breakpoint
ALTER TABLE "remote_loads" ADD COLUMN "visitor_loads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_loads" ADD COLUMN "visitor_load_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_loads" ADD COLUMN "visitor_crashes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_loads" ADD COLUMN "visitor_fallbacks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "remote_timings_hour" ON "remote_timings" USING btree ("hour");