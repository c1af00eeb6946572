-- Names as they are sorted by, kept: working one out takes longer than reading a person.
ALTER TABLE "users"
  ADD COLUMN "first_name_key" text COLLATE "C" NOT NULL GENERATED ALWAYS AS (name_key("first_name")) STORED,
  ADD COLUMN "last_name_key" text COLLATE "C" NOT NULL GENERATED ALWAYS AS (name_key("last_name")) STORED;--> statement-breakpoint
DROP INDEX "users_last_name";--> statement-breakpoint
DROP INDEX "users_first_name";--> statement-breakpoint
CREATE INDEX "users_last_name" ON "users" ("last_name_key", "first_name_key", "id");--> statement-breakpoint
CREATE INDEX "users_first_name" ON "users" ("first_name_key", "last_name_key", "id");
