import { and, eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import type { Questionnaire } from './readQuestionnaire.ts';
import { type FeedbackAnswers, feedbackSubmissions } from './tables.ts';

/** What a person has written so far; answers are not linked to the person once submitted. */
export interface OwnFeedback {
  readonly id: string;
  readonly answers: FeedbackAnswers | null;
  readonly submitted: boolean;
}

/** A feedback of a content that a person has begun or submitted. */
export interface OwnSubmission {
  readonly id: string;
  readonly courseSessionId: string;
  readonly contentKey: string;
  readonly draft: FeedbackAnswers | null;
  readonly submitted: boolean;
}

/** All feedback that the current user has begun in these sessions, in one statement. */
export function readOwnSubmissions(
  db: Database,
  { userId }: Pick<CurrentUser, 'userId'>,
  courseSessionIds: readonly string[],
): Promise<OwnSubmission[]> {
  return db
    .select({
      id: feedbackSubmissions.id,
      courseSessionId: feedbackSubmissions.courseSessionId,
      contentKey: feedbackSubmissions.contentKey,
      draft: feedbackSubmissions.draft,
      submitted: feedbackSubmissions.submitted,
    })
    .from(feedbackSubmissions)
    .where(
      and(
        eq(feedbackSubmissions.userId, userId),
        inArray(feedbackSubmissions.courseSessionId, [...courseSessionIds]),
      ),
    );
}

/** A draft without answers to questions that its questionnaire does not ask any more. */
export function ownFeedbackOf(
  { id, draft, submitted }: OwnSubmission,
  { questions }: Pick<Questionnaire, 'questions'>,
): OwnFeedback {
  const asked = new Set(questions.map((question) => question.id));
  const answers =
    draft && Object.fromEntries(Object.entries(draft).filter(([question]) => asked.has(question)));
  return { id, answers, submitted };
}
