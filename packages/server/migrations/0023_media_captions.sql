ALTER TABLE "media_contents" ADD COLUMN "duration" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_contents" ADD COLUMN "transcript" jsonb DEFAULT '[]'::jsonb NOT NULL;