ALTER TABLE "self_evaluation_feedbacks" DROP CONSTRAINT "self_evaluation_feedbacks_once";--> statement-breakpoint
ALTER TABLE "self_evaluation_feedback_criteria" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "self_evaluation_feedback_criteria" ADD COLUMN "self_status" text;--> statement-breakpoint
ALTER TABLE "self_evaluation_feedbacks" ADD COLUMN "question" text;--> statement-breakpoint
CREATE UNIQUE INDEX "self_evaluation_feedbacks_open" ON "self_evaluation_feedbacks" USING btree ("requester_id","course_session_id","unit_key") WHERE "self_evaluation_feedbacks"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "self_evaluation_feedbacks_rounds" ON "self_evaluation_feedbacks" USING btree ("requester_id","course_session_id","unit_key");--> statement-breakpoint
ALTER TABLE "self_evaluation_feedback_criteria" ADD CONSTRAINT "self_evaluation_feedback_criteria_self_status" CHECK ("self_evaluation_feedback_criteria"."self_status" in ('SUCCESS', 'FAIL', 'UNKNOWN'));--> statement-breakpoint
UPDATE "self_evaluation_feedback_criteria" AS "criterion" SET "self_status" = "own"."completion_status"
FROM "self_evaluation_feedbacks" AS "round", "completions" AS "own"
WHERE "round"."id" = "criterion"."feedback_id"
  AND "own"."user_id" = "round"."requester_id"
  AND "own"."course_session_id" = "round"."course_session_id"
  AND "own"."translation_key" = "criterion"."criterion_key"
  AND "own"."completion_status" IN ('SUCCESS', 'FAIL')
  AND "own"."updated_at" <= "round"."submitted_at";
