import { assignments, competenceCertificates } from '../assignments/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseCourseProfiles, courseProfiles, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { examTypes } from '../exams/tables.ts';
import { seedQuestionnaires } from '../feedback/questionnaires.ts';
import { organisations } from '../organisations/tables.ts';
import { assignmentRows, certificateRows } from './assignments.ts';
import { coursePages } from './coursePages.ts';
import { courseRows, demoCourses, profileRows } from './courseRows.ts';
import { examTypeRows } from './exams.ts';
import { insertAll } from './insertAll.ts';
import { demoOrganisations } from './people.ts';

/** What there is before the first session: employers, courses with their pages and assignments, exams, questionnaires. */
export async function insertCatalogue(transaction: Database): Promise<void> {
  await insertAll(transaction, organisations, demoOrganisations());
  await insertAll(transaction, courseProfiles, profileRows());
  const { rows, profiles } = courseRows();
  await insertAll(transaction, courses, rows);
  await insertAll(transaction, courseCourseProfiles, profiles);
  await insertAll(transaction, pages, demoCourses.flatMap(coursePages));
  await insertAll(transaction, competenceCertificates, demoCourses.flatMap(certificateRows));
  await insertAll(transaction, assignments, demoCourses.flatMap(assignmentRows));
  await insertAll(transaction, examTypes, examTypeRows());
  await seedQuestionnaires(transaction);
}
