import { matchesProfile, minimumForAverages, zurichDay } from '@learn/domain';
import type { FeedbackAnswers, FeedbackKind, FeedbackQuestion } from '@learn/server/sample-data';
import { demoId } from './demoId.ts';
import type { PeopledSession } from './enrolments.ts';
import { isOpenFor, placedOfKind } from './placedContents.ts';
import type { Progress } from './progressBook.ts';
import { pick, type Random, seededRandom } from './random.ts';
import type { NewFeedbackResponse, NewFeedbackSubmission, NewQuestionnaire } from './rows.ts';
import { feedbackComments } from './writtenTexts.ts';

type Questionnaire = NewQuestionnaire & { readonly id: string };

/**
 * The feedback of a session: who has completed the content has answered, some others have begun. Answers are kept apart
 * from who gave them, in an order that says nothing, and published in groups of five.
 */
export function feedbackRows(
  session: PeopledSession,
  progress: Progress,
  questionnaires: ReadonlyMap<FeedbackKind, Questionnaire>,
): { submissions: NewFeedbackSubmission[]; responses: NewFeedbackResponse[] } {
  const { demo } = session;
  const submissions: NewFeedbackSubmission[] = [];
  const responses: NewFeedbackResponse[] = [];
  for (const placed of placedOfKind(demo.course, 'feedback')) {
    const questionnaire = questionnaires.get(placed.content.feedback_kind);
    if (questionnaire === undefined) throw new Error(`${placed.path} has no questionnaire.`);
    const members = session.members.filter(({ profile }) =>
      matchesProfile(placed.circle.profiles ?? [], profile),
    );
    for (const member of members) {
      const random = seededRandom(`feedback/${demo.key}/${placed.path}/${member.person.username}`);
      const identity = {
        userId: member.userId,
        courseSessionId: session.session.id,
        contentKey: placed.key,
        questionnaireId: questionnaire.id,
      };
      const completion = progress.find(member.userId, placed.key);
      const answers = answersTo(questionnaire.questions, member.person.language, random);
      if (completion?.completionStatus === 'SUCCESS' && completion.updatedAt !== undefined) {
        const submittedOn = zurichDay(completion.updatedAt);
        submissions.push({ ...identity, submitted: true, submittedOn });
        responses.push({
          id: demoId(`feedback response/${demo.key}/${placed.path}/${member.person.username}`),
          courseSessionId: session.session.id,
          contentKey: placed.key,
          circleKey: placed.circleKey,
          questionnaireId: questionnaire.id,
          answers,
          satisfaction: satisfactionOf(questionnaire.questions, answers),
          submittedOn,
        });
      } else if (
        member.share > 0.2 &&
        random() < 0.15 &&
        isOpenFor(member, { course: demo.course, circle: placed.circle, progress })
      ) {
        const [first] = Object.entries(answers);
        submissions.push({ ...identity, draft: first === undefined ? {} : { [first[0]]: first[1] } });
      }
    }
  }
  responses.sort((left, right) => (String(left.id) < String(right.id) ? -1 : 1));
  const byContent = Map.groupBy(responses, ({ contentKey }) => contentKey);
  const published = [...byContent.values()].flatMap((group) =>
    group.slice(0, group.length - (group.length % minimumForAverages)),
  );
  const isPublished = new Set(published);
  return { submissions, responses: responses.map((one) => ({ ...one, published: isPublished.has(one) })) };
}

/** The newest questionnaire of every kind. */
export function newestQuestionnaires(
  rows: readonly Questionnaire[],
): ReadonlyMap<FeedbackKind, Questionnaire> {
  return new Map([...rows].sort((a, b) => a.version - b.version).map((row) => [row.kind, row]));
}

export function answersTo(
  questions: readonly FeedbackQuestion[],
  language: keyof typeof feedbackComments,
  random: Random,
): FeedbackAnswers {
  return Object.fromEntries(
    questions.flatMap((question): [string, number | boolean | string][] => {
      if (question.type === 'scale') return [[question.id, scale(random)]];
      if (question.type === 'yes_no') return [[question.id, random() < 0.82]];
      return random() < 0.45 ? [[question.id, pick(random, feedbackComments[language])]] : [];
    }),
  );
}

/** People are rather content. */
function scale(random: Random): number {
  const value = random();
  if (value < 0.05) return 1;
  return value < 0.2 ? 2 : value < 0.6 ? 3 : 4;
}

export function satisfactionOf(
  questions: readonly FeedbackQuestion[],
  answers: FeedbackAnswers,
): number | null {
  const question = questions.find(({ satisfaction }) => satisfaction);
  const answer = question && answers[question.id];
  return typeof answer === 'number' ? answer : null;
}
