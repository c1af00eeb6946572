import { zurichDay } from '@learn/domain';
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { prepareCompletionEvents } from '../completions/completionEvents.ts';
import { createMarkTargetReader } from '../completions/markTarget.ts';
import { assertUnlocked } from '../completions/sessionProgress.ts';
import { completions } from '../completions/tables.ts';
import type { CircleNode, ContentNode, CourseTree } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { type FieldError, feedbackSubmitted, validationFailed } from '../errors.ts';
import { readAnswers, type SentAs } from './answers.ts';
import { type OwnFeedback, type OwnSubmission, ownFeedbackOf, readOwnSubmissions } from './ownFeedback.ts';
import { mayGiveFeedback } from './policy.ts';
import { addToGroup } from './publishGroup.ts';
import { type Questionnaire, readQuestionnaire } from './readQuestionnaire.ts';
import { receiptOf } from './receiptOf.ts';
import { type FeedbackAnswers, type FeedbackKind, feedbackSubmissions } from './tables.ts';

/** Which feedback of a session; ids as a client sends them, checked to be UUIDs. */
export interface FeedbackAddress {
  readonly courseSessionId: string;
  /** page of any language */
  readonly pageId: string;
}

export interface SentFeedback {
  readonly response: OwnFeedback | null;
  readonly fieldErrors: readonly FieldError[];
}

interface FeedbackPage {
  readonly page: ContentNode;
  readonly kind: FeedbackKind;
  readonly circle: CircleNode;
  readonly tree: CourseTree;
}

/**
 * Keeps a draft, changes one, or submits (specification §7, domain decisions §10). Whatever is answered rightly is kept, also when something
 * else stops the submission. The same submission sent again, by its key, is answered like the first and changes nothing.
 * @throws not_found, forbidden, circle_locked, feedback_submitted, validation_failed for a page that is no feedback
 */
export async function sendFeedback(
  db: Database,
  currentUser: CurrentUser,
  sent: FeedbackAddress & {
    readonly contentType: string;
    readonly data: string;
    readonly sentAs: SentAs;
    /** random, the client's own */
    readonly submissionKey?: string | undefined;
  },
): Promise<SentFeedback> {
  const { courseSessionId } = sent;
  assertMayDo(mayGiveFeedback, await readSessionAccess(db, currentUser, courseSessionId));
  const target = await readFeedbackPage(db, currentUser, sent);
  if (target.page.content_type !== sent.contentType) {
    throw validationFailed([{ field: 'learning_content_type', problems: ['invalid'] }]);
  }
  await assertUnlocked(target, () =>
    db
      .select()
      .from(completions)
      .where(
        and(eq(completions.userId, currentUser.userId), eq(completions.courseSessionId, courseSessionId)),
      ),
  );
  const questionnaire = await readQuestionnaire(db, target.kind);
  const { answers, fieldErrors } = readAnswers(questionnaire.questions, sent.data, sent.sentAs);
  if (answers === undefined) return { response: null, fieldErrors };
  const owner = { userId: currentUser.userId, courseSessionId, contentKey: target.page.translation_key };
  const receipt = receiptOf(sent.submissionKey, answers);
  const response =
    sent.sentAs === 'submission' && fieldErrors.length === 0
      ? await submit(db, owner, { target, questionnaire, answers, receipt })
      : await keepDraft(db, owner, { questionnaire, answers, isWhole: sent.sentAs !== 'changes' });
  return { response, fieldErrors };
}

/** The current user's own feedback; undefined where they have not begun any, or are no participant. */
export async function readOwnFeedback(
  db: Database,
  currentUser: CurrentUser,
  address: FeedbackAddress,
): Promise<OwnFeedback | undefined> {
  await readSessionAccess(db, currentUser, address.courseSessionId);
  const { page, kind } = await readFeedbackPage(db, currentUser, address);
  const [submissions, questionnaire] = await Promise.all([
    readOwnSubmissions(db, currentUser, [address.courseSessionId]),
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

interface Draft {
  readonly questionnaire: Questionnaire;
  readonly answers: FeedbackAnswers;
  /** false: what is kept already stays where these say nothing of it */
  readonly isWhole: boolean;
}

async function keepDraft(
  db: Database,
  owner: Owner,
  { questionnaire, answers, isWhole }: Draft,
): Promise<OwnFeedback> {
  const { draft } = feedbackSubmissions;
  const changed = sql`jsonb_strip_nulls(coalesce(${draft}, '{}'::jsonb) || ${JSON.stringify(answers)}::jsonb)`;
  const written = await write(
    db,
    owner,
    {
      questionnaireId: questionnaire.id,
      draft: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null)),
      submitted: false,
      submittedOn: null,
    },
    isWhole ? undefined : changed,
  );
  if (written === undefined) throw feedbackSubmitted();
  const { id } = written;
  return ownFeedbackOf({ ...owner, id, draft: written.draft, submitted: false }, questionnaire);
}

interface Submission {
  readonly target: FeedbackPage;
  readonly questionnaire: Questionnaire;
  readonly answers: FeedbackAnswers;
  readonly receipt: string | undefined;
}

async function submit(
  db: Database,
  owner: Owner,
  { target, questionnaire, answers, receipt }: Submission,
): Promise<OwnFeedback> {
  const { userId, courseSessionId, contentKey } = owner;
  const submittedOn = zurichDay(new Date());
  const scored = questionnaire.questions.find(({ satisfaction }) => satisfaction);
  const satisfaction = scored && answers[scored.id];
  const events = await prepareCompletionEvents(db, courseSessionId);
  const id = await db.transaction(async (transaction) => {
    const written = await write(transaction, owner, {
      questionnaireId: questionnaire.id,
      draft: null,
      submitted: true,
      submittedOn,
      receipt: receipt ?? null,
    });
    if (written === undefined) return repeated(transaction, owner, receipt);
    const circleKey = target.circle.translation_key;
    await addToGroup(
      transaction,
      { courseSessionId, contentKey, circleKey, questionnaireId: questionnaire.id },
      { answers, satisfaction: typeof satisfaction === 'number' ? satisfaction : null, submittedOn },
    );
    await events.complete(transaction, { userId, contentKey });
    return written.id;
  });
  return { id, answers: null, submitted: true };
}

/** The id of the submission that is sent again, perhaps because its answer was lost. @throws feedback_submitted if it is another */
async function repeated(db: Database, owner: Owner, receipt: string | undefined): Promise<string> {
  const [found] = await db
    .select({ id: feedbackSubmissions.id, receipt: feedbackSubmissions.receipt })
    .from(feedbackSubmissions)
    .where(
      and(
        eq(feedbackSubmissions.userId, owner.userId),
        eq(feedbackSubmissions.courseSessionId, owner.courseSessionId),
        eq(feedbackSubmissions.contentKey, owner.contentKey),
      ),
    );
  if (found === undefined || receipt === undefined || found.receipt !== receipt) throw feedbackSubmitted();
  return found.id;
}

type SubmissionChange = Pick<
  typeof feedbackSubmissions.$inferInsert,
  'questionnaireId' | 'draft' | 'submitted' | 'submittedOn' | 'receipt'
>;

/**
 * One statement, so that of two submissions at once only one comes through, and of two drafts each has its changes.
 * @param changedDraft in place of the draft, where there is one already
 * @returns undefined when it is submitted already
 */
async function write(
  db: Database,
  owner: Owner,
  change: SubmissionChange,
  changedDraft?: SQL,
): Promise<Pick<OwnSubmission, 'id' | 'draft'> | undefined> {
  const [written] = await db
    .insert(feedbackSubmissions)
    .values({ ...owner, ...change })
    .onConflictDoUpdate({
      target: [
        feedbackSubmissions.userId,
        feedbackSubmissions.courseSessionId,
        feedbackSubmissions.contentKey,
      ],
      set: { ...change, ...(changedDraft && { draft: changedDraft }) },
      setWhere: not(feedbackSubmissions.submitted),
    })
    .returning({ id: feedbackSubmissions.id, draft: feedbackSubmissions.draft });
  return written;
}

const readTarget = perDatabase((db) => createMarkTargetReader(db, courseTreeReader(db)));

async function readFeedbackPage(
  db: Database,
  { language }: CurrentUser,
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
