CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "completions" (
	"course_session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"translation_key" uuid NOT NULL,
	"completion_status" text NOT NULL,
	"page_type" text NOT NULL,
	"additional_json_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "completions_user_id_course_session_id_translation_key_pk" PRIMARY KEY("user_id","course_session_id","translation_key")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"translation_key" uuid NOT NULL,
	"language" text NOT NULL,
	"parent_key" uuid,
	"position" integer NOT NULL,
	"content_type" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	"can_user_self_toggle_course_completion" boolean DEFAULT false NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "pages_translation" UNIQUE("translation_key","language"),
	CONSTRAINT "pages_slug" UNIQUE("parent_key","slug","language"),
	CONSTRAINT "pages_language" CHECK ("pages"."language" in ('de', 'fr', 'it'))
);
--> statement-breakpoint
CREATE TABLE "course_session_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"chosen_profile_id" uuid,
	"course_option" text,
	"optional_attendance" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_session_users_once" UNIQUE("user_id","course_session_id"),
	CONSTRAINT "course_session_users_role" CHECK ("course_session_users"."role" in ('MEMBER', 'EXPERT', 'LEARNING_MENTOR'))
);
--> statement-breakpoint
CREATE TABLE "course_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"titles" jsonb NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"generation" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert_circles" (
	"course_session_user_id" uuid NOT NULL,
	"circle_key" uuid NOT NULL,
	CONSTRAINT "expert_circles_course_session_user_id_circle_key_pk" PRIMARY KEY("course_session_user_id","circle_key")
);
--> statement-breakpoint
CREATE TABLE "mentor_relations" (
	"mentor_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	CONSTRAINT "mentor_relations_mentor_id_participant_id_pk" PRIMARY KEY("mentor_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "supervisor_regions" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"region" text NOT NULL,
	CONSTRAINT "supervisor_regions_user_id_course_id_region_pk" PRIMARY KEY("user_id","course_id","region")
);
--> statement-breakpoint
CREATE TABLE "course_course_profiles" (
	"course_id" uuid NOT NULL,
	"course_profile_id" uuid NOT NULL,
	CONSTRAINT "course_course_profiles_course_id_course_profile_id_pk" PRIMARY KEY("course_id","course_profile_id")
);
--> statement-breakpoint
CREATE TABLE "course_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_profiles_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_type" text NOT NULL,
	"slug" text NOT NULL,
	"titles" jsonb NOT NULL,
	"category_names" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"content_version" integer DEFAULT 1 NOT NULL,
	"enable_circle_documents" boolean DEFAULT false NOT NULL,
	"enable_learning_mentor" boolean DEFAULT false NOT NULL,
	"enable_competence_certificates" boolean DEFAULT false NOT NULL,
	"enable_course_profiles" boolean DEFAULT false NOT NULL,
	CONSTRAINT "courses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "courses_type" CHECK ("courses"."course_type" in ('vv', 'uk', 'ag', 'et'))
);
--> statement-breakpoint
CREATE TABLE "organisation_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"organisation_id" text,
	"course_id" uuid NOT NULL,
	CONSTRAINT "organisation_roles_once" UNIQUE NULLS NOT DISTINCT("user_id","role","organisation_id","course_id"),
	CONSTRAINT "organisation_roles_role" CHECK ("organisation_roles"."role" in ('Ausbildungsverantwortlicher', 'Berufsbildner', 'Prüfungsexperte'))
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"vbv_id" text,
	"avatar_url" text DEFAULT '' NOT NULL,
	"is_superuser" boolean DEFAULT false NOT NULL,
	"has_vbv_admin_access" boolean DEFAULT false NOT NULL,
	"organisation_id" text,
	"language" text DEFAULT 'de' NOT NULL,
	"invoice_address" text DEFAULT 'prv' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"street_number" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text,
	"birth_date" date,
	"phone_number" text DEFAULT '' NOT NULL,
	"organisation_detail_name" text DEFAULT '' NOT NULL,
	"organisation_street" text DEFAULT '' NOT NULL,
	"organisation_street_number" text DEFAULT '' NOT NULL,
	"organisation_postal_code" text DEFAULT '' NOT NULL,
	"organisation_city" text DEFAULT '' NOT NULL,
	"organisation_country" text,
	"chosen_profile_id" uuid,
	"show_member_product_tour" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('de', 'fr', 'it')),
	CONSTRAINT "users_username_lower" CHECK ("users"."username" = lower("users"."username"))
);
--> statement-breakpoint
ALTER TABLE "login_sessions" ADD CONSTRAINT "login_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_session_users" ADD CONSTRAINT "course_session_users_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_session_users" ADD CONSTRAINT "course_session_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_session_users" ADD CONSTRAINT "course_session_users_chosen_profile_id_course_profiles_id_fk" FOREIGN KEY ("chosen_profile_id") REFERENCES "public"."course_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_sessions" ADD CONSTRAINT "course_sessions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_circles" ADD CONSTRAINT "expert_circles_course_session_user_id_course_session_users_id_fk" FOREIGN KEY ("course_session_user_id") REFERENCES "public"."course_session_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_relations" ADD CONSTRAINT "mentor_relations_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_relations" ADD CONSTRAINT "mentor_relations_participant_id_course_session_users_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."course_session_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supervisor_regions" ADD CONSTRAINT "supervisor_regions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supervisor_regions" ADD CONSTRAINT "supervisor_regions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_course_profiles" ADD CONSTRAINT "course_course_profiles_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_course_profiles" ADD CONSTRAINT "course_course_profiles_course_profile_id_course_profiles_id_fk" FOREIGN KEY ("course_profile_id") REFERENCES "public"."course_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_roles" ADD CONSTRAINT "organisation_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_roles" ADD CONSTRAINT "organisation_roles_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_roles" ADD CONSTRAINT "organisation_roles_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_chosen_profile_id_course_profiles_id_fk" FOREIGN KEY ("chosen_profile_id") REFERENCES "public"."course_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_window" ON "login_attempts" USING btree ("window_started_at");--> statement-breakpoint
CREATE INDEX "login_sessions_user" ON "login_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_sessions_expiry" ON "login_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "completions_latest" ON "completions" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "pages_course" ON "pages" USING btree ("course_id","language","position");--> statement-breakpoint
CREATE INDEX "course_session_users_session" ON "course_session_users" USING btree ("course_session_id","role");--> statement-breakpoint
CREATE INDEX "course_sessions_course_region" ON "course_sessions" USING btree ("course_id","region");--> statement-breakpoint
CREATE INDEX "mentor_relations_participant" ON "mentor_relations" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "organisation_roles_course" ON "organisation_roles" USING btree ("course_id");