ALTER TABLE "account_confirmations" ADD COLUMN "password_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "account_confirmations" ADD COLUMN "first_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "account_confirmations" ADD COLUMN "last_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "account_confirmations" ADD COLUMN "language" text NOT NULL;--> statement-breakpoint
CREATE INDEX "account_confirmations_user" ON "account_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));