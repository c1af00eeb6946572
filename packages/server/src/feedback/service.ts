import { zurichDay } from '@learn/domain';
import { and, eq, not } from 'drizzle-orm';
import { assertMayDo } from '../access/policy.ts';
import { readStanding } from '../access/readStanding.ts';
import type { Visitor } from '../authentication/visitor.ts';
import { prepareCompletionEvents } from '../completions/completionEvents.ts';
import { createMarkTargetReader } from '../completions/markTarget.ts';
import { assertUnlocked } from '../completions/sessionProgress.ts';
import { completions } from '../completions/tables.ts';
import type { CircleNode, ContentNode, CourseTree } from '../course-pages/courseTree.ts';
import { createCourseTreeReader } from '../course-pages/courseTrees.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { type FieldFault, feedbackSubmitted, validationFailed } from '../errors.ts';
import { readAnswers } from './answers.ts';
import { type OwnFeedback, ownFeedbackOf, readOwnSubmissions } from './ownFeedback.ts';
import { mayGiveFeedback } from './policy.ts';
import { type Questionnaire, readQuestionnaire } from './readQuestionnaire.ts';
import { type FeedbackAnswers, type FeedbackKind, feedbackResponses, feedbackSubmissions } from './tables.ts';

/** Which feedback of a session; ids as a client sends them, checked to be UUIDs. */
export interface FeedbackAddress {
  readonly courseSessionId: string;
  /** page of any language */
  readonly pageId: string;
}

export interface SentFeedback {
  readonly response: OwnFeedback | null;
  readonly faults: readonly FieldFault[];
}

interface FeedbackPage {
  readonly page: ContentNode;
  readonly kind: FeedbackKind;
  readonly circle: CircleNode;
  readonly tree: CourseTree;
}

/**
 * Keeps a draft, or submits (specification §7, domain decisions §10). Whatever is answered rightly is kept, also when something
 * else stops the submission.
 * @throws not_found, forbidden, circle_locked, feedback_submitted, validation_failed for a page that is no feedback
 */
export async function sendFeedback(
  db: Database,
  visitor: Visitor,
  sent: FeedbackAddress & {
    readonly contentType: string;
    readonly data: string;
    readonly submitted: boolean;
  },
): Promise<SentFeedback> {
  const { courseSessionId } = sent;
  assertMayDo(mayGiveFeedback, await readStanding(db, visitor, courseSessionId));
  const target = await readFeedbackPage(db, visitor, sent);
  if (target.page.content_type !== sent.contentType) {
    throw validationFailed([{ field: 'learning_content_type', problems: ['invalid'] }]);
  }
  await assertUnlocked(target, () =>
    db
      .select()
      .from(completions)
      .where(and(eq(completions.userId, visitor.userId), eq(completions.courseSessionId, courseSessionId))),
  );
  const questionnaire = await readQuestionnaire(db, target.kind);
  const { answers, faults } = readAnswers(questionnaire.questions, sent.data, sent.submitted);
  if (answers === undefined) return { response: null, faults };
  const owner = { userId: visitor.userId, courseSessionId, contentKey: target.page.translation_key };
  const response =
    sent.submitted && faults.length === 0
      ? await submit(db, owner, { target, questionnaire, answers })
      : await keepDraft(db, owner, questionnaire, answers);
  return { response, faults };
}

/** The visitor's own feedback; undefined where he has not begun any, or is no participant. */
export async function readOwnFeedback(
  db: Database,
  visitor: Visitor,
  address: FeedbackAddress,
): Promise<OwnFeedback | undefined> {
  await readStanding(db, visitor, address.courseSessionId);
  const { page, kind } = await readFeedbackPage(db, visitor, address);
  const [submissions, questionnaire] = await Promise.all([
    readOwnSubmissions(db, visitor, [address.courseSessionId]),
    readQuestionnaire(db, kind),
  ]);
  const found = submissions.find(({ contentKey }) => contentKey === page.translation_key);
  return found && ownFeedbackOf(found, questionnaire);
}

interface Owner {
  readonly userId: string;
  readonly courseSessionId: string;
  readonly contentKey: string;
}

async function keepDraft(
  db: Database,
  owner: Owner,
  { id: questionnaireId }: Questionnaire,
  answers: FeedbackAnswers,
): Promise<OwnFeedback> {
  const id = await write(db, owner, { questionnaireId, draft: answers, submitted: false, submittedOn: null });
  return { id, answers, submitted: false };
}

interface Submission {
  readonly target: FeedbackPage;
  readonly questionnaire: Questionnaire;
  readonly answers: FeedbackAnswers;
}

async function submit(
  db: Database,
  owner: Owner,
  { target, questionnaire, answers }: Submission,
): Promise<OwnFeedback> {
  const { userId, courseSessionId, contentKey } = owner;
  const submittedOn = zurichDay(new Date());
  const scored = questionnaire.questions.find(({ satisfaction }) => satisfaction);
  const satisfaction = scored && answers[scored.id];
  const events = await prepareCompletionEvents(db, courseSessionId);
  const id = await db.transaction(async (transaction) => {
    const submissionId = await write(transaction, owner, {
      questionnaireId: questionnaire.id,
      draft: null,
      submitted: true,
      submittedOn,
    });
    await transaction.insert(feedbackResponses).values({
      courseSessionId,
      contentKey,
      circleKey: target.circle.translation_key,
      questionnaireId: questionnaire.id,
      answers,
      satisfaction: typeof satisfaction === 'number' ? satisfaction : null,
      submittedOn,
    });
    await events.complete(transaction, { userId, contentKey });
    return submissionId;
  });
  return { id, answers: null, submitted: true };
}

type SubmissionChange = Pick<
  typeof feedbackSubmissions.$inferInsert,
  'questionnaireId' | 'draft' | 'submitted' | 'submittedOn'
>;

/** One statement, so that of two submissions at once only one comes through. @throws feedback_submitted */
async function write(db: Database, owner: Owner, change: SubmissionChange): Promise<string> {
  const [written] = await db
    .insert(feedbackSubmissions)
    .values({ ...owner, ...change })
    .onConflictDoUpdate({
      target: [
        feedbackSubmissions.userId,
        feedbackSubmissions.courseSessionId,
        feedbackSubmissions.contentKey,
      ],
      set: change,
      setWhere: not(feedbackSubmissions.submitted),
    })
    .returning({ id: feedbackSubmissions.id });
  if (written === undefined) throw feedbackSubmitted();
  return written.id;
}

const readTarget = perDatabase((db) => createMarkTargetReader(db, createCourseTreeReader(db)));

async function readFeedbackPage(
  db: Database,
  { language }: Visitor,
  { courseSessionId, pageId }: FeedbackAddress,
): Promise<FeedbackPage> {
  const { page, circle, tree } = await readTarget(db)(
    { page_id: pageId, course_session_id: courseSessionId },
    language,
  );
  if (!('feedback_kind' in page) || page.feedback_kind === undefined) {
    throw validationFailed([{ field: 'learning_content_page_id', problems: ['invalid'] }]);
  }
  return { page, kind: page.feedback_kind, circle, tree };
}
