ALTER TABLE "files" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owned" CHECK ("files"."owner_id" is not null or "files"."purpose" = 'media');