ALTER TABLE "courses" ADD COLUMN "home_widgets" jsonb;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_home_widgets" CHECK (jsonb_typeof("courses"."home_widgets") = 'object'
        and not jsonb_path_exists("courses"."home_widgets", '$.*.type() ? (@ != "array")')
        and not jsonb_path_exists("courses"."home_widgets", '$.*[*].type() ? (@ != "string")'));