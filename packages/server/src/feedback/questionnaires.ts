import type { Database } from '../database/database.ts';
import { automobilGewerbeQuestions } from './questionnaires/automobilGewerbe.ts';
import { examPreparationQuestions } from './questionnaires/examPreparation.ts';
import { ukQuestions } from './questionnaires/uk.ts';
import { vvQuestions } from './questionnaires/vv.ts';
import { type FeedbackKind, type FeedbackQuestion, feedbackQuestionnaires } from './tables.ts';

/** The first version of each kind; fixed ids, so that sample data can refer to them. */
const first: Readonly<
  Record<FeedbackKind, { readonly id: string; readonly questions: readonly FeedbackQuestion[] }>
> = {
  uk: { id: '0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01', questions: ukQuestions },
  vv: { id: '3b0f6a0e-8a55-4a57-8d0c-2a8f4f9c6e02', questions: vvQuestions },
  automobil_gewerbe: { id: '7e2c4d18-1c9b-4b1e-b7a3-95d30b7f2c03', questions: automobilGewerbeQuestions },
  exam_preparation: { id: 'a4f85c6b-63d2-4d0a-8c5e-e1b6a9d37f04', questions: examPreparationQuestions },
};

/** The questionnaires that every database begins with, as rows; later versions are added beside them. */
export function questionnaireRows(): (typeof feedbackQuestionnaires.$inferInsert & {
  readonly id: string;
})[] {
  return Object.entries(first).map(([kind, { id, questions }]) => ({
    id,
    kind: kind as FeedbackKind,
    version: 1,
    questions,
  }));
}

/** Adds the questionnaires that a database does not have yet; what is there stays as it is. */
export async function seedQuestionnaires(db: Database): Promise<void> {
  await db.insert(feedbackQuestionnaires).values(questionnaireRows()).onConflictDoNothing();
}
