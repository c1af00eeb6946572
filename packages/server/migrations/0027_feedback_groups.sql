ALTER TABLE "feedback_responses" ADD COLUMN "published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "feedback_responses" SET "published" = true WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (PARTITION BY "course_session_id", "content_key", "circle_key", "questionnaire_id" ORDER BY "id") AS "place",
      count(*) OVER (PARTITION BY "course_session_id", "content_key", "circle_key", "questionnaire_id") AS "alike"
    FROM "feedback_responses"
  ) "placed" WHERE "place" <= "alike" / 5 * 5
);
