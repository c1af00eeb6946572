import type { Database } from '../../database/database.ts';
import type { CoursePlan } from '../plan/planCourse.ts';
import { removeCertificates, writeAssignments, writeCertificates } from './writeAssignments.ts';
import { writeCourse } from './writeCourse.ts';
import { writeFiles, writeMedia } from './writeMedia.ts';
import { writePages } from './writePages.ts';

/** A plan, and the keys under which the bytes of its files lie in the store, by the ids of the files. */
export interface StoredPlan {
  readonly plan: CoursePlan;
  readonly storageKeys: ReadonlyMap<string, string>;
}

/** Writes what a plan says; pages are never deleted, and nothing that belongs to people is touched. */
export async function applyCourse(transaction: Database, { plan, storageKeys }: StoredPlan): Promise<void> {
  await writeCourse(transaction, plan);
  await writePages(transaction, plan);
  await writeCertificates(transaction, plan);
  await writeAssignments(transaction, plan);
  await removeCertificates(transaction, plan);
  await writeFiles(transaction, plan.files, storageKeys);
  await writeMedia(transaction, plan);
}
