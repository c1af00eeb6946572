import type { EndpointAnswer, EndpointBody, examEndpoints } from '@learn/contracts/endpoints';
import { isExamPassed, zurichDay } from '@learn/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { type FieldError, validationFailed } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import { examNotice } from './bookings.ts';
import type { ExamCircle } from './examCircle.ts';
import { type ExamCommand, lockParticipant, moveExam } from './moveExam.ts';
import { readPersonExamState } from './personExam.ts';

type ImportedExams = EndpointBody<typeof examEndpoints.importPassed>['results'];
type ImportedExam = ImportedExams[number];

/**
 * Imports exams that people passed elsewhere (domain decisions §6): each completes its content, is audited and told,
 * frees a seat that was taken, and writes no result, for nothing was taken or paid here. One transaction for all; a
 * person who has passed stays as they are, so an import may be repeated.
 * @throws validation_failed naming `results.<index>.<field>`, exam_transition_not_allowed
 */
export async function importPassedExams(
  db: Database,
  command: Omit<ExamCommand, 'userId' | 'reason'>,
  results: ImportedExams,
): Promise<EndpointAnswer<typeof examEndpoints.importPassed>> {
  await assertImportable(db, command.exam, results);
  // In one order for all imports, so that two at once wait for each other instead of locking each other out.
  const inOrder = results
    .map((result) => ({ ...result, user_id: result.user_id.toLowerCase() }))
    .sort((left, right) => left.user_id.localeCompare(right.user_id));
  return db.transaction(async (transaction) => {
    let recorded = 0;
    for (const result of inOrder) {
      if (await importOne(transaction, command, result)) recorded += 1;
    }
    return { recorded_count: recorded, unchanged_count: results.length - recorded };
  });
}

/** @returns false when they have passed already */
async function importOne(
  transaction: Database,
  command: Omit<ExamCommand, 'userId' | 'reason'>,
  { user_id: userId, taken_on }: ImportedExam,
): Promise<boolean> {
  const { exam, actorId } = command;
  await lockParticipant(transaction, exam, userId);
  const person = await readPersonExamState(transaction, exam, userId);
  if (isExamPassed(person.state)) return false;
  await moveExam(transaction, { ...command, userId, reason: `Import ${taken_on}` }, person, 'passedImport');
  await notify(transaction, { ...examNotice(exam, userId), actorId, verb: 'exam_result' });
  return true;
}

/** Everybody is a participant and named once, and nothing lies in the future. @throws validation_failed */
async function assertImportable(
  db: Database,
  { courseSessionId }: ExamCircle,
  results: ImportedExams,
): Promise<void> {
  const ids = results.map(({ user_id }) => user_id.toLowerCase());
  const members = await db
    .select({ userId: courseSessionUsers.userId })
    .from(courseSessionUsers)
    .where(
      and(
        eq(courseSessionUsers.courseSessionId, courseSessionId),
        eq(courseSessionUsers.role, 'MEMBER'),
        inArray(courseSessionUsers.userId, ids),
      ),
    );
  const known = new Set(members.map(({ userId }) => userId));
  const today = zurichDay(new Date());
  const fieldErrors = results.flatMap(({ taken_on }, index): FieldError[] => {
    const id = ids[index] ?? '';
    const field = (name: string): FieldError => ({
      field: `results.${index}.${name}`,
      problems: ['invalid'],
    });
    return [
      ...(known.has(id) && ids.indexOf(id) === index ? [] : [field('user_id')]),
      ...(taken_on > today ? [field('taken_on')] : []),
    ];
  });
  if (fieldErrors.length > 0) throw validationFailed(fieldErrors);
}
