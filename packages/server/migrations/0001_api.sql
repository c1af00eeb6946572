CREATE TABLE "account_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_widget_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"widget_id" uuid NOT NULL,
	"link_type" text NOT NULL,
	"titles" jsonb NOT NULL,
	"url" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_widgets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"widget_type" text NOT NULL,
	"titles" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignment_completions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assignment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"course_session_id" uuid NOT NULL,
	"completion_status" text NOT NULL,
	"completion_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"additional_json_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"evaluation_submitted_at" timestamp with time zone,
	"evaluation_user_id" uuid,
	"evaluation_points" numeric(8, 2),
	"evaluation_points_deducted" numeric(8, 2) DEFAULT 0 NOT NULL,
	"evaluation_points_deducted_reason" text DEFAULT '' NOT NULL,
	"evaluation_points_deducted_user_id" uuid,
	"evaluation_points_final" numeric(8, 2),
	"evaluation_max_points" numeric(8, 2),
	"evaluation_passed" boolean,
	"edoniq_extended_time_flag" boolean DEFAULT false NOT NULL,
	CONSTRAINT "assignment_completions_once" UNIQUE("user_id","course_session_id","assignment_id"),
	CONSTRAINT "assignment_completions_status" CHECK ("assignment_completions"."completion_status" in ('IN_PROGRESS', 'SUBMITTED', 'EVALUATION_IN_PROGRESS',
        'EVALUATION_SUBMITTED'))
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"content_key" uuid NOT NULL,
	"circle_key" uuid NOT NULL,
	"slug" text NOT NULL,
	"titles" jsonb NOT NULL,
	"assignment_type" text NOT NULL,
	"needs_expert_evaluation" boolean DEFAULT false NOT NULL,
	"competence_certificate_id" uuid,
	"competence_certificate_weight" numeric(8, 2) DEFAULT 1 NOT NULL,
	"max_points" numeric(8, 2) DEFAULT 0 NOT NULL,
	"pass_rule" jsonb,
	"has_extended_time_test" boolean DEFAULT false NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "assignments_content_key_unique" UNIQUE("content_key"),
	CONSTRAINT "assignments_slug" UNIQUE("course_id","slug"),
	CONSTRAINT "assignments_type" CHECK ("assignments"."assignment_type" in ('PRAXIS_ASSIGNMENT', 'CASEWORK', 'PREP_ASSIGNMENT', 'REFLECTION',
        'CONDITION_ACCEPTANCE', 'EDONIQ_TEST'))
);
--> statement-breakpoint
CREATE TABLE "competence_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"titles" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "competence_certificates_slug" UNIQUE("course_id","slug")
);
--> statement-breakpoint
CREATE TABLE "session_assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_session_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"submission_deadline" timestamp with time zone,
	"evaluation_deadline" timestamp with time zone,
	CONSTRAINT "session_assignments_once" UNIQUE("course_session_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "attendance_courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_session_id" uuid NOT NULL,
	"content_key" uuid NOT NULL,
	"circle_key" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"trainer" text DEFAULT '' NOT NULL,
	CONSTRAINT "attendance_courses_once" UNIQUE("course_session_id","content_key"),
	CONSTRAINT "attendance_courses_order" CHECK ("attendance_courses"."starts_at" <= "attendance_courses"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "attendance_entries" (
	"attendance_course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attendance_entries_attendance_course_id_user_id_pk" PRIMARY KEY("attendance_course_id","user_id"),
	CONSTRAINT "attendance_entries_status" CHECK ("attendance_entries"."status" in ('PRESENT', 'ABSENT', 'EXCUSED', 'LATE', 'DISPENSED'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"user_id" uuid,
	"course_session_id" uuid,
	"subject_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "granted_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_session_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"organisation_id" text,
	"granted_on" date NOT NULL,
	CONSTRAINT "granted_certificates_once" UNIQUE("user_id","course_session_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_session_id" uuid NOT NULL,
	"circle_key" uuid NOT NULL,
	"sequence_key" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"size" bigint,
	"storage_key" text NOT NULL,
	"upload_token_hash" text,
	"upload_expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "files_upload_token_hash_unique" UNIQUE("upload_token_hash"),
	CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('document', 'storage', 'avatar'))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "exam_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"exam_date_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exam_dates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_session_id" uuid NOT NULL,
	"circle_key" uuid NOT NULL,
	"exam_type_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"seats" integer NOT NULL,
	"expert_id" uuid,
	CONSTRAINT "exam_dates_seats" CHECK ("exam_dates"."seats" >= 0 and "exam_dates"."starts_at" <= "exam_dates"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "exam_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_session_id" uuid NOT NULL,
	"circle_key" uuid NOT NULL,
	"exam_type_id" uuid NOT NULL,
	"result" text NOT NULL,
	"price" integer NOT NULL,
	"organisation_id" text,
	"taken_on" date NOT NULL,
	CONSTRAINT "exam_results_result" CHECK ("exam_results"."result" in ('passed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "exam_transitions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_session_id" uuid NOT NULL,
	"circle_key" uuid NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actor_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"maximum_attempts" integer DEFAULT 3 NOT NULL,
	CONSTRAINT "exam_types_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "feedback_questionnaires" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"questions" jsonb NOT NULL,
	CONSTRAINT "feedback_questionnaires_version" UNIQUE("kind","version")
);
--> statement-breakpoint
CREATE TABLE "feedback_responses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_session_id" uuid NOT NULL,
	"content_key" uuid NOT NULL,
	"circle_key" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"satisfaction" smallint,
	"submitted_on" date NOT NULL,
	CONSTRAINT "feedback_responses_satisfaction" CHECK ("feedback_responses"."satisfaction" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "feedback_submissions" (
	"user_id" uuid NOT NULL,
	"course_session_id" uuid NOT NULL,
	"content_key" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"draft" jsonb,
	"submitted" boolean DEFAULT false NOT NULL,
	"submitted_on" date,
	CONSTRAINT "feedback_submissions_user_id_course_session_id_content_key_pk" PRIMARY KEY("user_id","course_session_id","content_key"),
	CONSTRAINT "feedback_submissions_draft" CHECK (not "feedback_submissions"."submitted" or "feedback_submissions"."draft" is null)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mentor_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"participant_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	CONSTRAINT "mentor_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "self_evaluation_feedback_criteria" (
	"feedback_id" uuid NOT NULL,
	"criterion_key" uuid NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "self_evaluation_feedback_criteria_feedback_id_criterion_key_pk" PRIMARY KEY("feedback_id","criterion_key"),
	CONSTRAINT "self_evaluation_feedback_criteria_status" CHECK ("self_evaluation_feedback_criteria"."status" in ('SUCCESS', 'FAIL', 'UNKNOWN'))
);
--> statement-breakpoint
CREATE TABLE "self_evaluation_feedbacks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_session_id" uuid NOT NULL,
	"unit_key" uuid NOT NULL,
	"requester_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "self_evaluation_feedbacks_once" UNIQUE("requester_id","course_session_id","unit_key")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"in_app" boolean DEFAULT true NOT NULL,
	"by_mail" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notification_preferences_user_id_category_pk" PRIMARY KEY("user_id","category")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"verb" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor_id" uuid,
	"target_url" text DEFAULT '' NOT NULL,
	"course_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_category" CHECK ("notifications"."category" in ('USER_INTERACTION', 'PROGRESS', 'EXAM', 'APPOINTMENT', 'SYSTEM'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"course_session_id" uuid NOT NULL,
	"price" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"idempotency_key" text NOT NULL,
	"invoice_address" jsonb NOT NULL,
	"organisation_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "orders_once" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('pending', 'confirmed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"course_session_id" uuid NOT NULL,
	"titles" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"price" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "products_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "sign_on_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"next" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "stale_sessions" (
	"course_session_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_sessions" ADD COLUMN "id_token" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_confirmations" ADD CONSTRAINT "account_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_widget_links" ADD CONSTRAINT "admin_widget_links_widget_id_admin_widgets_id_fk" FOREIGN KEY ("widget_id") REFERENCES "public"."admin_widgets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_completions" ADD CONSTRAINT "assignment_completions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_completions" ADD CONSTRAINT "assignment_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_completions" ADD CONSTRAINT "assignment_completions_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_completions" ADD CONSTRAINT "assignment_completions_evaluation_user_id_users_id_fk" FOREIGN KEY ("evaluation_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_completions" ADD CONSTRAINT "assignment_completions_evaluation_points_deducted_user_id_users_id_fk" FOREIGN KEY ("evaluation_points_deducted_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_competence_certificate_id_competence_certificates_id_fk" FOREIGN KEY ("competence_certificate_id") REFERENCES "public"."competence_certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competence_certificates" ADD CONSTRAINT "competence_certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_assignments" ADD CONSTRAINT "session_assignments_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_assignments" ADD CONSTRAINT "session_assignments_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_courses" ADD CONSTRAINT "attendance_courses_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_entries" ADD CONSTRAINT "attendance_entries_attendance_course_id_attendance_courses_id_fk" FOREIGN KEY ("attendance_course_id") REFERENCES "public"."attendance_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_entries" ADD CONSTRAINT "attendance_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_entries" ADD CONSTRAINT "attendance_entries_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_certificates" ADD CONSTRAINT "granted_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_certificates" ADD CONSTRAINT "granted_certificates_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_certificates" ADD CONSTRAINT "granted_certificates_profile_id_course_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."course_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_certificates" ADD CONSTRAINT "granted_certificates_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_bookings" ADD CONSTRAINT "exam_bookings_exam_date_id_exam_dates_id_fk" FOREIGN KEY ("exam_date_id") REFERENCES "public"."exam_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_bookings" ADD CONSTRAINT "exam_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_dates" ADD CONSTRAINT "exam_dates_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_dates" ADD CONSTRAINT "exam_dates_exam_type_id_exam_types_id_fk" FOREIGN KEY ("exam_type_id") REFERENCES "public"."exam_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_dates" ADD CONSTRAINT "exam_dates_expert_id_users_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_exam_type_id_exam_types_id_fk" FOREIGN KEY ("exam_type_id") REFERENCES "public"."exam_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_transitions" ADD CONSTRAINT "exam_transitions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_transitions" ADD CONSTRAINT "exam_transitions_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_transitions" ADD CONSTRAINT "exam_transitions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_responses" ADD CONSTRAINT "feedback_responses_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_responses" ADD CONSTRAINT "feedback_responses_questionnaire_id_feedback_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."feedback_questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_submissions" ADD CONSTRAINT "feedback_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_submissions" ADD CONSTRAINT "feedback_submissions_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_submissions" ADD CONSTRAINT "feedback_submissions_questionnaire_id_feedback_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."feedback_questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_invitations" ADD CONSTRAINT "mentor_invitations_participant_id_course_session_users_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."course_session_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_invitations" ADD CONSTRAINT "mentor_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_evaluation_feedback_criteria" ADD CONSTRAINT "self_evaluation_feedback_criteria_feedback_id_self_evaluation_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."self_evaluation_feedbacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_evaluation_feedbacks" ADD CONSTRAINT "self_evaluation_feedbacks_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_evaluation_feedbacks" ADD CONSTRAINT "self_evaluation_feedbacks_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_evaluation_feedbacks" ADD CONSTRAINT "self_evaluation_feedbacks_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stale_sessions" ADD CONSTRAINT "stale_sessions_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_widget_links_widget" ON "admin_widget_links" USING btree ("widget_id","position");--> statement-breakpoint
CREATE INDEX "assignment_completions_session" ON "assignment_completions" USING btree ("course_session_id","assignment_id");--> statement-breakpoint
CREATE INDEX "assignments_course" ON "assignments" USING btree ("course_id","circle_key");--> statement-breakpoint
CREATE INDEX "session_assignments_assignment" ON "session_assignments" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "attendance_entries_user" ON "attendance_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_session" ON "audit_entries" USING btree ("course_session_id");--> statement-breakpoint
CREATE INDEX "granted_certificates_session" ON "granted_certificates" USING btree ("course_session_id","organisation_id","granted_on");--> statement-breakpoint
CREATE INDEX "documents_session" ON "documents" USING btree ("course_session_id","circle_key");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_unfinished" ON "files" USING btree ("upload_expires_at") WHERE "files"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_bookings_active" ON "exam_bookings" USING btree ("user_id","exam_date_id") WHERE "exam_bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "exam_bookings_date" ON "exam_bookings" USING btree ("exam_date_id");--> statement-breakpoint
CREATE INDEX "exam_dates_session" ON "exam_dates" USING btree ("course_session_id","circle_key");--> statement-breakpoint
CREATE INDEX "exam_dates_expert" ON "exam_dates" USING btree ("expert_id");--> statement-breakpoint
CREATE INDEX "exam_results_session" ON "exam_results" USING btree ("course_session_id","organisation_id","taken_on");--> statement-breakpoint
CREATE INDEX "exam_results_person" ON "exam_results" USING btree ("user_id","course_session_id");--> statement-breakpoint
CREATE INDEX "exam_transitions_person" ON "exam_transitions" USING btree ("user_id","course_session_id","circle_key");--> statement-breakpoint
CREATE INDEX "feedback_responses_session" ON "feedback_responses" USING btree ("course_session_id","circle_key");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mentor_invitations_participant" ON "mentor_invitations" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "self_evaluation_feedbacks_provider" ON "self_evaluation_feedbacks" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "orders_session" ON "orders" USING btree ("course_session_id","organisation_id");--> statement-breakpoint
CREATE INDEX "sign_on_attempts_age" ON "sign_on_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_identities_user" ON "user_identities" USING btree ("user_id");