import type { Localised } from '@learn/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseSessions } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

export const feedbackKinds = ['uk', 'vv', 'automobil_gewerbe', 'exam_preparation'] as const;

export type FeedbackKind = (typeof feedbackKinds)[number];

/** A question of a questionnaire; `scale` goes from 1 to 4, `satisfaction` marks the one that statistics average. */
export interface FeedbackQuestion {
  readonly id: string;
  readonly type: 'scale' | 'yes_no' | 'text';
  readonly label: Localised;
  readonly required: boolean;
  readonly satisfaction?: boolean;
}

/** By the id of the question: 1 to 4, true or false, a text. */
export type FeedbackAnswers = Readonly<Record<string, number | boolean | string | null>>;

/** Questionnaires are data with versions, so that old answers keep their questions (domain decisions §10). */
export const feedbackQuestionnaires = pgTable(
  'feedback_questionnaires',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<FeedbackKind>().notNull(),
    version: integer('version').notNull(),
    questions: jsonb('questions').$type<readonly FeedbackQuestion[]>().notNull(),
  },
  (table) => [unique('feedback_questionnaires_version').on(table.kind, table.version)],
);

/** That a person has answered, and the draft until then; never the answers themselves. */
export const feedbackSubmissions = pgTable(
  'feedback_submissions',
  {
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    /** translation key of the learning content */
    contentKey: uuid('content_key').notNull(),
    questionnaireId: uuid('questionnaire_id')
      .notNull()
      .references(() => feedbackQuestionnaires.id),
    /** null once submitted */
    draft: jsonb('draft').$type<FeedbackAnswers>(),
    submitted: boolean('submitted').notNull().default(false),
    submittedOn: date('submitted_on', { mode: 'string' }),
    /** by which the same submission is known again (`receiptOf`) */
    receipt: text('receipt'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseSessionId, table.contentKey] }),
    check('feedback_submissions_draft', sql`not ${table.submitted} or ${table.draft} is null`),
  ],
);

/** Answers without their author; the day only, so that no time of day leads back to a person (README). */
export const feedbackResponses = pgTable(
  'feedback_responses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    contentKey: uuid('content_key').notNull(),
    circleKey: uuid('circle_key').notNull(),
    questionnaireId: uuid('questionnaire_id')
      .notNull()
      .references(() => feedbackQuestionnaires.id),
    answers: jsonb('answers').$type<FeedbackAnswers>().notNull(),
    /** 1 to 4 */
    satisfaction: smallint('satisfaction'),
    /** of published answers the day of their publication, which is that of the last of the group */
    submittedOn: date('submitted_on', { mode: 'string' }).notNull(),
    /** until the group is whole nobody is shown the answers, neither alone nor in a sum */
    published: boolean('published').notNull().default(false),
  },
  (table) => [
    index('feedback_responses_session').on(table.courseSessionId, table.circleKey),
    check('feedback_responses_satisfaction', sql`${table.satisfaction} between 1 and 4`),
  ],
);
