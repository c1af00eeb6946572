CREATE TABLE "evaluation_presences" (
	"completion_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"task_id" text,
	"task_since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evaluation_presences_completion_id_user_id_pk" PRIMARY KEY("completion_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "assignment_completions" ADD COLUMN "evaluation_withdrawable_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "evaluation_presences" ADD CONSTRAINT "evaluation_presences_completion_id_assignment_completions_id_fk" FOREIGN KEY ("completion_id") REFERENCES "public"."assignment_completions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_presences" ADD CONSTRAINT "evaluation_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;