import { courseProfiles } from '../../courses/tables.ts';
import type { Database } from '../../database/database.ts';
import { upsertAll } from '../../database/upsertAll.ts';
import { examTypes } from '../../exams/tables.ts';
import { feedbackQuestionnaires } from '../../feedback/tables.ts';
import type { LibraryPlan } from '../plan/planLibrary.ts';
import { withOwnIds } from './rowIds.ts';

/** Writes what courses share; a version of a questionnaire that is there is never changed. */
export async function applyLibrary(
  transaction: Database,
  { profiles, exams, questionnaires }: LibraryPlan,
): Promise<void> {
  await upsertAll(transaction, { table: courseProfiles, target: [courseProfiles.code] }, [
    ...profiles.added,
    ...withOwnIds(profiles.changed),
  ]);
  await upsertAll(transaction, { table: examTypes, target: [examTypes.code] }, [
    ...exams.added,
    ...withOwnIds(exams.changed),
  ]);
  if (questionnaires.added.length > 0)
    await transaction.insert(feedbackQuestionnaires).values([...questionnaires.added]);
}
