CREATE TABLE "completion_lists" (
	"course_session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "completion_lists_user_id_course_session_id_pk" PRIMARY KEY("user_id","course_session_id")
);
--> statement-breakpoint
ALTER TABLE "completion_lists" ADD CONSTRAINT "completion_lists_course_session_id_course_sessions_id_fk" FOREIGN KEY ("course_session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_lists" ADD CONSTRAINT "completion_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;