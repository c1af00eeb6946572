ALTER TABLE "exam_results" ADD COLUMN "claimed_organisation_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "claimed_organisation_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "organisation_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "organisation_confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "claimed_organisation_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_claimed_organisation_id_organisations_id_fk" FOREIGN KEY ("claimed_organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_claimed_organisation_id_organisations_id_fk" FOREIGN KEY ("claimed_organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organisation_confirmed_by_users_id_fk" FOREIGN KEY ("organisation_confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_claimed_organisation_id_organisations_id_fk" FOREIGN KEY ("claimed_organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_claims" ON "users" USING btree ("claimed_organisation_id","claimed_at") WHERE "users"."claimed_organisation_id" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_one_employer" CHECK ("users"."organisation_id" is null or "users"."claimed_organisation_id" is null);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_claimed_at" CHECK (("users"."claimed_organisation_id" is null) = ("users"."claimed_at" is null));