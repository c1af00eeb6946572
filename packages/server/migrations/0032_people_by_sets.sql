DROP INDEX "course_session_users_session";--> statement-breakpoint
CREATE INDEX "course_session_users_person" ON "course_session_users" USING btree ("user_id","course_session_id","role");--> statement-breakpoint
CREATE INDEX "course_session_users_session" ON "course_session_users" USING btree ("course_session_id","role","user_id","id");--> statement-breakpoint
DROP INDEX "users_organisation";--> statement-breakpoint
CREATE INDEX "users_organisation" ON "users" ("organisation_id", "id");
