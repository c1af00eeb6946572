import type { Language } from '@learn/domain';
import { minimumForAverages } from '@learn/domain';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { assertMaySee } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import { organisationsOf, type SessionAccess } from '../access/sessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { users } from '../users/tables.ts';
import { countResponses, type FeedbackCounts, isShown, responsesOf } from './countFeedback.ts';
import { mayReadFeedbackMetrics } from './policy.ts';
import { type FeedbackKind, type FeedbackQuestion, feedbackQuestionnaires } from './tables.ts';

/** Which responses; ids of pages of any language. */
export interface FeedbackFilter {
  readonly courseSessionId: string;
  readonly circleId: string | undefined;
  readonly pageId: string | undefined;
}

export interface QuestionMetrics {
  readonly id: string;
  readonly kind: FeedbackKind;
  readonly type: FeedbackQuestion['type'];
  readonly label: string;
  readonly satisfaction: boolean;
  /** answers that the metrics are made of */
  readonly answer_count: number;
  /** 1 to 4; null for other types and without enough answers */
  readonly average: number | null;
  readonly distribution: readonly { readonly value: string; readonly count: number }[];
  /** in the order of the alphabet, so that nothing leads from one text of a person to another */
  readonly texts: readonly string[];
}

export interface FeedbackMetrics extends FeedbackCounts {
  readonly participant_count: number;
  readonly satisfaction_average: number | null;
  readonly satisfaction_max: number;
  readonly questions: readonly QuestionMetrics[];
}

/**
 * Sums of a session's feedback. What is shown is made of whole groups only: the published responses to one
 * questionnaire of one learning content, which are published in fives. Therefore no difference between two answers, however
 * filters are combined, tells anything about fewer than five people.
 * @throws not_found for people who may not see them, and for pages of other courses
 */
export async function readFeedbackMetrics(
  db: Database,
  currentUser: CurrentUser,
  filter: FeedbackFilter,
): Promise<FeedbackMetrics> {
  const sessionAccess = await readSessionAccess(db, currentUser, filter.courseSessionId);
  const isTrainingResponsible = await isResponsible(db, sessionAccess);
  assertMaySee(mayReadFeedbackMetrics, { sessionAccess, isTrainingResponsible });
  const responses = await matching(db, sessionAccess.courseId, filter);
  const [counts, values, texts, participantCount] = await Promise.all([
    countResponses(db, responses),
    countValues(db, responses),
    readTexts(db, responses),
    countMembers(db, filter.courseSessionId),
  ]);
  const answered = [...new Set([...values, ...texts].map(({ questionnaireId }) => questionnaireId))];
  const questions = await presentQuestions(db, { answered, values, texts, language: currentUser.language });
  return {
    participant_count: participantCount,
    ...counts,
    satisfaction_average: averageOf(
      questions.filter(({ satisfaction }) => satisfaction).flatMap(({ distribution }) => distribution),
    ),
    satisfaction_max: 4,
    questions,
  };
}

async function matching(db: Database, courseId: string, filter: FeedbackFilter): Promise<SQL> {
  return responsesOf({
    courseSessionId: filter.courseSessionId,
    circleKey: await keyOf(db, courseId, filter.circleId),
    contentKey: await keyOf(db, courseId, filter.pageId),
  });
}

interface ValueCount {
  readonly questionnaireId: string;
  readonly question: string;
  readonly value: string;
  readonly count: number;
}

/** How often each value was chosen; of a group only the questions that enough people have answered. */
function countValues(db: Database, responses: SQL): Promise<ValueCount[]> {
  const inGroups = sql`(
    select questionnaire_id, answer.key as question, answer.value #>> '{}' as value, count(*) as count,
      sum(count(*)) over (partition by circle_key, content_key, questionnaire_id, answer.key) as alike_answers
    from ${responses} as response cross join lateral jsonb_each(response.answers) as answer
    where ${isShown} and jsonb_typeof(answer.value) in ('number', 'boolean')
    group by circle_key, content_key, questionnaire_id, answer.key, answer.value)`;
  return db
    .select({
      questionnaireId: sql<string>`questionnaire_id`,
      question: sql<string>`question`,
      value: sql<string>`value`,
      count: sql<number>`sum(count)::int`,
    })
    .from(sql`${inGroups} as grouped`)
    .where(sql`alike_answers >= ${minimumForAverages}`)
    .groupBy(sql`questionnaire_id, question, value`)
    .orderBy(sql`question, value`);
}

interface AnswerText {
  readonly questionnaireId: string;
  readonly question: string;
  readonly text: string;
}

function readTexts(db: Database, responses: SQL): Promise<AnswerText[]> {
  return db
    .select({
      questionnaireId: sql<string>`questionnaire_id`,
      question: sql<string>`answer.key`,
      text: sql<string>`answer.value #>> '{}'`,
    })
    .from(sql`${responses} as response cross join lateral jsonb_each(response.answers) as answer`)
    .where(sql`${isShown} and jsonb_typeof(answer.value) = 'string'`)
    .orderBy(sql`answer.key, answer.value #>> '{}'`);
}

async function presentQuestions(
  db: Database,
  given: {
    readonly answered: readonly string[];
    readonly values: readonly ValueCount[];
    readonly texts: readonly AnswerText[];
    readonly language: Language;
  },
): Promise<QuestionMetrics[]> {
  if (given.answered.length === 0) return [];
  const questionnaires = await db
    .select()
    .from(feedbackQuestionnaires)
    .where(inArray(feedbackQuestionnaires.id, [...given.answered]))
    .orderBy(feedbackQuestionnaires.kind, feedbackQuestionnaires.version);
  const kindOf = new Map(questionnaires.map(({ id, kind }) => [id, kind]));
  // Of several versions, the newest says how a question reads.
  const questions = new Map(
    questionnaires.flatMap(({ kind, questions: asked }) =>
      asked.map((question) => [`${kind} ${question.id}`, { kind, question }] as const),
    ),
  );
  return [...questions.values()].map(({ kind, question }) => {
    const isOf = (one: { readonly questionnaireId: string; readonly question: string }) =>
      one.question === question.id && kindOf.get(one.questionnaireId) === kind;
    const distribution = aggregate(given.values.filter(isOf));
    const texts = given.texts.filter(isOf).map(({ text }) => text);
    const isScale = question.type === 'scale';
    return {
      id: question.id,
      kind,
      type: question.type,
      label: question.label[given.language],
      satisfaction: question.satisfaction === true,
      answer_count: texts.length + distribution.reduce((sum, { count }) => sum + count, 0),
      average: isScale ? averageOf(distribution) : null,
      distribution,
      texts: texts.sort((left, right) => left.localeCompare(right)),
    };
  });
}

function aggregate(values: readonly ValueCount[]): { value: string; count: number }[] {
  return [...Map.groupBy(values, ({ value }) => value)].map(([value, alike]) => ({
    value,
    count: alike.reduce((sum, { count }) => sum + count, 0),
  }));
}

function averageOf(
  distribution: readonly { readonly value: string; readonly count: number }[],
): number | null {
  const count = distribution.reduce((sum, one) => sum + one.count, 0);
  const total = distribution.reduce((sum, one) => sum + Number(one.value) * one.count, 0);
  return count === 0 ? null : total / count;
}

async function keyOf(
  db: Database,
  courseId: string,
  pageId: string | undefined,
): Promise<string | undefined> {
  if (pageId === undefined) return undefined;
  const [page] = await db
    .select({ key: pages.translationKey })
    .from(pages)
    .where(and(eq(pages.id, pageId), eq(pages.courseId, courseId)));
  if (page === undefined) throw notFound();
  return page.key;
}

async function isResponsible(db: Database, sessionAccess: SessionAccess): Promise<boolean> {
  const organisationIds = organisationsOf(sessionAccess, 'Ausbildungsverantwortlicher');
  if (organisationIds.length === 0) return false;
  const found = await db
    .select({ id: users.id })
    .from(courseSessionUsers)
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .where(and(members(sessionAccess.courseSessionId), inArray(users.organisationId, organisationIds)))
    .limit(1);
  return found.length > 0;
}

async function countMembers(db: Database, courseSessionId: string): Promise<number> {
  return db.$count(courseSessionUsers, members(courseSessionId));
}

function members(courseSessionId: string) {
  return and(eq(courseSessionUsers.courseSessionId, courseSessionId), eq(courseSessionUsers.role, 'MEMBER'));
}
