CREATE TABLE "media_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"translation_key" uuid NOT NULL,
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"icon" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "media_categories_translation" UNIQUE("translation_key","language"),
	CONSTRAINT "media_categories_slug" UNIQUE("course_id","slug","language"),
	CONSTRAINT "media_categories_language" CHECK ("media_categories"."language" in ('de', 'fr', 'it')),
	CONSTRAINT "media_categories_icon" CHECK ("media_categories"."icon" in ('law', 'product', 'calculation', 'customer', 'handbook', 'video'))
);
--> statement-breakpoint
CREATE TABLE "media_contents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"category_key" uuid NOT NULL,
	"translation_key" uuid NOT NULL,
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"minutes" integer DEFAULT 0 NOT NULL,
	"content_keys" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_contents_translation" UNIQUE("translation_key","language"),
	CONSTRAINT "media_contents_slug" UNIQUE("category_key","slug","language"),
	CONSTRAINT "media_contents_language" CHECK ("media_contents"."language" in ('de', 'fr', 'it')),
	CONSTRAINT "media_contents_kind" CHECK ("media_contents"."kind" in ('ARTICLE', 'LINK', 'DOCUMENT', 'VIDEO', 'GLOSSARY'))
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "media_categories" ADD CONSTRAINT "media_categories_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_contents" ADD CONSTRAINT "media_contents_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_contents" ADD CONSTRAINT "media_contents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_contents_course" ON "media_contents" USING btree ("course_id","language");--> statement-breakpoint
CREATE INDEX "media_contents_file" ON "media_contents" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('document', 'storage', 'avatar', 'media'));