import {
  applyContent,
  type ContentPlan,
  type Database,
  type FileStore,
  organisations,
  planContent,
  seedQuestionnaires,
  storeFiles,
} from '@learn/server/sample-data';
import { demoContent } from './courses.ts';
import { insertAll } from './insertAll.ts';
import { demoOrganisations } from './people.ts';

/**
 * What there is before the first session: employers, courses with everything in them, exams, questionnaires.
 * @param store takes the files of the media libraries; without one there are none
 */
export async function insertCatalogue(transaction: Database, store?: FileStore): Promise<void> {
  await insertAll(transaction, organisations, demoOrganisations());
  const planned = await planContent(transaction, demoContent);
  const plan = store === undefined ? withoutFiles(planned) : planned;
  const files = plan.courses.flatMap((course) => course.plan.files);
  const storageKeys = store === undefined ? new Map() : await storeFiles(store, files, () => undefined);
  await applyContent(transaction, { plan, storageKeys });
  await seedQuestionnaires(transaction);
}

function withoutFiles(planned: ContentPlan): ContentPlan {
  const courses = planned.courses.map(({ plan, diff }) => {
    const added = plan.media.added.map((row) => ({ ...row, fileId: null }));
    return { diff, plan: { ...plan, files: [], media: { ...plan.media, added } } };
  });
  return { ...planned, courses };
}
