import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { notFound } from '../errors.ts';
import { type FeedbackKind, feedbackQuestionnaires } from './tables.ts';

export type Questionnaire = typeof feedbackQuestionnaires.$inferSelect;

/**
 * The newest questionnaire of a kind.
 * @param kind as in `LearningContentFeedback.feedback_kind`
 * @throws not_found where there is none
 */
export async function readQuestionnaire(db: Database, kind: FeedbackKind): Promise<Questionnaire> {
  const [found] = await newest(db).execute({ kind });
  if (found === undefined) throw notFound();
  return found;
}

const newest = perDatabase((db) =>
  db
    .select()
    .from(feedbackQuestionnaires)
    .where(eq(feedbackQuestionnaires.kind, sql.placeholder('kind')))
    .orderBy(desc(feedbackQuestionnaires.version))
    .limit(1)
    .prepare('newest_questionnaire'),
);
