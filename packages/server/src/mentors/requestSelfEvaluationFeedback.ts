import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { forbidden, notFound, validationFailed } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import { mentorFeedbackPath } from './feedbackPath.ts';
import { inBrief } from './inBrief.ts';
import { readInCourse } from './inCourse.ts';
import { type InCourse, mayAskForFeedback } from './policy.ts';
import type { FeedbackAddress } from './readSelfEvaluationFeedback.ts';
import { type PlacedUnit, readTitles, readUnit } from './selfEvaluationUnit.ts';
import { selfEvaluationFeedbackCriteria, selfEvaluationFeedbacks } from './tables.ts';

interface Request extends FeedbackAddress {
  readonly mentorId: string;
  /** empty: they only ask for feedback */
  readonly question: string;
}

/**
 * Asks a mentor for feedback on the own self-assessment of a unit. Asking again changes mentor and question; once feedback
 * was given, it begins a new round, of which the same mentor's former assessments are the draft.
 * @throws not_found, forbidden for other people's self-assessments and other courses, validation_failed for a mentor
 * who does not accompany the current user
 */
export async function requestSelfEvaluationFeedback(
  db: Database,
  currentUser: CurrentUser,
  { mentorId, question, ...address }: Request,
): Promise<void> {
  const { sessionAccess, course, unit } = await readOwnUnit(db, currentUser, address);
  await assertOwnMentor(db, sessionAccess.enrolmentId ?? '', mentorId);
  const title = await readTitles(db, unit);
  const { courseSessionId } = address;
  const round = {
    courseSessionId,
    unitKey: unit.translation_key,
    requesterId: currentUser.userId,
    providerId: mentorId,
    question: question || null,
  };
  await db.transaction(async (transaction) => {
    const isNew = await saveRound(transaction, round);
    // The same question once more tells nobody anything new.
    if (!isNew) return;
    await notify(transaction, {
      userId: mentorId,
      category: 'USER_INTERACTION',
      verb: question ? 'self_evaluation_question_asked' : 'self_evaluation_feedback_requested',
      details: question ? { title, question: inBrief(question) } : { title },
      actorId: currentUser.userId,
      targetUrl: mentorFeedbackPath({
        courseSlug: course.slug,
        courseSessionId,
        unitId: unit.id,
        menteeId: currentUser.userId,
      }),
      courseId: course.id,
    });
  });
}

/**
 * Takes back the own request as long as no feedback was given; what the mentor drafted goes with it.
 * @throws not_found where none is open, forbidden for other people's and in other courses
 */
export async function withdrawSelfEvaluationFeedback(
  db: Database,
  currentUser: CurrentUser,
  address: FeedbackAddress,
): Promise<void> {
  const { unit } = await readOwnUnit(db, currentUser, address);
  const round = {
    courseSessionId: address.courseSessionId,
    unitKey: unit.translation_key,
    requesterId: currentUser.userId,
  };
  const withdrawn = await db
    .delete(selfEvaluationFeedbacks)
    .where(and(ofUnit(round), isNull(selfEvaluationFeedbacks.submittedAt)))
    .returning({ id: selfEvaluationFeedbacks.id });
  if (withdrawn.length === 0) throw notFound();
}

async function readOwnUnit(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, unitId, userId }: FeedbackAddress,
): Promise<InCourse & PlacedUnit> {
  const inCourse = await readInCourse(db, currentUser, courseSessionId);
  assertMayDo(mayAskForFeedback, inCourse);
  if (userId !== currentUser.userId) throw forbidden();
  const { course } = inCourse;
  return { ...inCourse, ...(await readUnit(db, { course, unitId, language: currentUser.language })) };
}

async function assertOwnMentor(db: Database, enrolmentId: string, mentorId: string): Promise<void> {
  const [found] = await db
    .select({ id: mentorRelations.mentorId })
    .from(mentorRelations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
    .where(and(eq(courseSessionUsers.id, enrolmentId), eq(mentorRelations.mentorId, mentorId)));
  if (found === undefined) throw validationFailed([{ field: 'mentor_id', problems: ['invalid'] }]);
}

type Round = Required<
  Pick<
    typeof selfEvaluationFeedbacks.$inferInsert,
    'courseSessionId' | 'unitKey' | 'requesterId' | 'providerId' | 'question'
  >
>;

/** @returns whether it asks for something that was not asked before */
async function saveRound(transaction: Database, round: Round): Promise<boolean> {
  const [begun] = await transaction
    .insert(selfEvaluationFeedbacks)
    .values(round)
    .onConflictDoNothing()
    .returning({ id: selfEvaluationFeedbacks.id });
  if (begun) {
    await draftFromFormer(transaction, { ...round, id: begun.id });
    return true;
  }
  const [open] = await transaction
    .select()
    .from(selfEvaluationFeedbacks)
    .where(and(ofUnit(round), isNull(selfEvaluationFeedbacks.submittedAt)))
    .for('update');
  // Given at this very moment: a new round can begin now.
  if (open === undefined) return saveRound(transaction, round);
  const { providerId, question } = round;
  const isOther = open.providerId !== providerId;
  if (!isOther && open.question === question) return false;
  await transaction
    .update(selfEvaluationFeedbacks)
    .set({ providerId, question, createdAt: sql`now()` })
    .where(eq(selfEvaluationFeedbacks.id, open.id));
  // What a mentor drafted is nothing to another one.
  if (isOther)
    await transaction
      .delete(selfEvaluationFeedbackCriteria)
      .where(eq(selfEvaluationFeedbackCriteria.feedbackId, open.id));
  if (isOther) await draftFromFormer(transaction, { ...round, id: open.id });
  return true;
}

/** The assessments that the same mentor gave last are where they go on from; comments are written anew. */
async function draftFromFormer(
  transaction: Database,
  { id, providerId, ...round }: Round & { readonly id: string },
): Promise<void> {
  const [former] = await transaction
    .select({ id: selfEvaluationFeedbacks.id })
    .from(selfEvaluationFeedbacks)
    .where(
      and(
        ofUnit(round),
        eq(selfEvaluationFeedbacks.providerId, providerId),
        isNotNull(selfEvaluationFeedbacks.submittedAt),
      ),
    )
    .orderBy(desc(selfEvaluationFeedbacks.submittedAt))
    .limit(1);
  if (former === undefined) return;
  const { feedbackId, criterionKey, status } = selfEvaluationFeedbackCriteria;
  const said = await transaction
    .select({ criterionKey, status })
    .from(selfEvaluationFeedbackCriteria)
    .where(eq(feedbackId, former.id));
  if (said.length > 0)
    await transaction
      .insert(selfEvaluationFeedbackCriteria)
      .values(said.map((one) => ({ ...one, feedbackId: id })));
}

function ofUnit({
  requesterId,
  courseSessionId,
  unitKey,
}: Pick<Round, 'requesterId' | 'courseSessionId' | 'unitKey'>) {
  return and(
    eq(selfEvaluationFeedbacks.requesterId, requesterId),
    eq(selfEvaluationFeedbacks.courseSessionId, courseSessionId),
    eq(selfEvaluationFeedbacks.unitKey, unitKey),
  );
}
