import type { Language } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { visibleCourse } from '../../course-pages/graphql/find.ts';
import { readableCourses } from '../../course-pages/policy.ts';
import { pages } from '../../course-pages/tables.ts';
import { fieldMessages } from '../../errorMessages.ts';
import { notFound, validationFailed } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import { FeedbackKindType } from '../../graphql/enums.ts';
import { requireId } from '../../graphql/keys.ts';
import type { SentAs } from '../answers.ts';
import { feedbackKindOf } from '../feedbackKind.ts';
import type { OwnFeedback } from '../ownFeedback.ts';
import { mayGiveFeedback, mayReadFeedbackMetrics, mayReadOwnFeedback } from '../policy.ts';
import { type Questionnaire, readQuestionnaire } from '../readQuestionnaire.ts';
import { readOwnFeedback, sendFeedback } from '../service.ts';
import { type FeedbackMetrics, type QuestionMetrics, readFeedbackMetrics } from '../statistics.ts';
import type { FeedbackKind, FeedbackQuestion } from '../tables.ts';

const QuestionTypeType = builder.enumType('FeedbackQuestionType', {
  values: ['scale', 'yes_no', 'text'] as const,
});

export const ResponseType = builder.objectRef<OwnFeedback>('FeedbackResponse').implement({
  description: 'What a person has written so far.',
  fields: (t) => ({
    id: t.exposeID('id'),
    data: t.string({
      nullable: true,
      description:
        'JSON: answers by question id. Null once submitted: from then on nobody knows whose answers they are.',
      resolve: ({ answers }) => answers && JSON.stringify(answers),
    }),
    submitted: t.exposeBoolean('submitted'),
  }),
});

interface SendFeedbackError {
  readonly field: string;
  readonly messages: string[];
}

const ErrorType = builder.objectRef<SendFeedbackError>('SendFeedbackError').implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: 'id of the question, or the argument' }),
    messages: t.exposeStringList('messages'),
  }),
});

interface SendFeedbackPayload {
  readonly feedback_response: OwnFeedback | null;
  readonly errors: readonly SendFeedbackError[];
}

const PayloadType = builder.objectRef<SendFeedbackPayload>('SendFeedbackPayload').implement({
  fields: (t) => ({
    feedback_response: t.expose('feedback_response', { type: ResponseType, nullable: true }),
    errors: t.field({ type: [ErrorType], resolve: ({ errors }) => [...errors] }),
  }),
});

builder.mutationField('send_feedback', (t) =>
  t.field({
    type: PayloadType,
    extensions: { policy: mayGiveFeedback },
    args: {
      course_session_id: t.arg.id({ required: true }),
      learning_content_page_id: t.arg.id({ required: true }),
      learning_content_type: t.arg.string({
        required: true,
        description: 'content_type of the page',
      }),
      data: t.arg.string({
        required: true,
        description: 'JSON: by question id 1 to 4, true or false, or a text',
      }),
      submitted: t.arg.boolean({ defaultValue: false }),
      only_changes: t.arg.boolean({
        defaultValue: false,
        description: 'of a draft: what data says nothing of stays as it is, and null takes an answer back',
      }),
      submission_key: t.arg.string({
        description: 'random; the same answers submitted again with the same key are no other submission',
      }),
    },
    resolve: async (_root, sent, { db, currentUser, language }): Promise<SendFeedbackPayload> => {
      const { response, fieldErrors } = await sendFeedback(db, currentUser, {
        courseSessionId: requireId(sent.course_session_id),
        pageId: requireId(sent.learning_content_page_id),
        contentType: sent.learning_content_type,
        data: sent.data,
        sentAs: sentAs(sent),
        submissionKey: sent.submission_key ?? undefined,
      });
      return {
        feedback_response: response,
        errors: fieldErrors.map(({ field, problems }) => ({
          field,
          messages: problems.map((problem) => fieldMessages[problem][language]),
        })),
      };
    },
  }),
);

interface SentAsArguments {
  readonly submitted?: boolean | null | undefined;
  readonly only_changes?: boolean | null | undefined;
}

/** @throws validation_failed: what is handed in is whole, so that the person has seen all of it */
function sentAs({ submitted, only_changes: onlyChanges }: SentAsArguments): SentAs {
  if (submitted && onlyChanges) throw validationFailed([{ field: 'only_changes', problems: ['invalid'] }]);
  if (submitted) return 'submission';
  return onlyChanges ? 'changes' : 'draft';
}

interface QuestionInLanguage extends Omit<FeedbackQuestion, 'label'> {
  readonly label: string;
}

const QuestionType = builder.objectRef<QuestionInLanguage>('FeedbackQuestion').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: QuestionTypeType }),
    label: t.exposeString('label'),
    required: t.exposeBoolean('required'),
  }),
});

export interface QuestionnaireInLanguage {
  readonly id: string;
  readonly kind: FeedbackKind;
  readonly version: number;
  readonly questions: readonly QuestionInLanguage[];
}

export const QuestionnaireType = builder
  .objectRef<QuestionnaireInLanguage>('FeedbackQuestionnaire')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', { type: FeedbackKindType }),
      version: t.exposeInt('version'),
      questions: t.field({ type: [QuestionType], resolve: ({ questions }) => [...questions] }),
    }),
  });

/** @param language of the labels */
export function inLanguage(questionnaire: Questionnaire, language: Language): QuestionnaireInLanguage {
  const questions = questionnaire.questions.map((one) => ({ ...one, label: one.label[language] }));
  return { ...questionnaire, questions };
}

const ValueCountType = builder
  .objectRef<QuestionMetrics['distribution'][number]>('FeedbackValueCount')
  .implement({
    fields: (t) => ({
      value: t.exposeString('value', { description: '1 to 4, or true and false' }),
      count: t.exposeInt('count'),
    }),
  });

const QuestionMetricsType = builder.objectRef<QuestionMetrics>('FeedbackQuestionStatistics').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: FeedbackKindType }),
    type: t.expose('type', { type: QuestionTypeType }),
    label: t.exposeString('label'),
    satisfaction: t.exposeBoolean('satisfaction'),
    answer_count: t.exposeInt('answer_count'),
    average: t.exposeFloat('average', { nullable: true }),
    distribution: t.field({ type: [ValueCountType], resolve: ({ distribution }) => [...distribution] }),
    texts: t.stringList({ resolve: ({ texts }) => [...texts] }),
  }),
});

const MetricsType = builder.objectRef<FeedbackMetrics>('FeedbackStatistics').implement({
  description: 'Sums of groups of enough responses; of all others the number only.',
  fields: (t) => ({
    participant_count: t.exposeInt('participant_count'),
    response_count: t.exposeInt('response_count'),
    shown_response_count: t.exposeInt('shown_response_count'),
    minimum_responses: t.exposeInt('minimum_responses'),
    satisfaction_average: t.exposeFloat('satisfaction_average', { nullable: true }),
    satisfaction_max: t.exposeInt('satisfaction_max'),
    questions: t.field({ type: [QuestionMetricsType], resolve: ({ questions }) => [...questions] }),
  }),
});

builder.queryFields((t) => ({
  feedback_response: t.field({
    type: ResponseType,
    nullable: true,
    extensions: { policy: mayReadOwnFeedback },
    args: {
      course_session_id: t.arg.id({ required: true }),
      learning_content_page_id: t.arg.id({ required: true }),
    },
    resolve: async (_root, keys, { db, currentUser }) =>
      (await readOwnFeedback(db, currentUser, {
        courseSessionId: requireId(keys.course_session_id),
        pageId: requireId(keys.learning_content_page_id),
      })) ?? null,
  }),
  feedback_questionnaire: t.field({
    type: QuestionnaireType,
    extensions: { policy: readableCourses },
    args: { learning_content_page_id: t.arg.id({ required: true }) },
    resolve: async (_root, { learning_content_page_id }, context): Promise<QuestionnaireInLanguage> => {
      const [page] = await context.db
        .select({ courseId: pages.courseId, contentType: pages.contentType })
        .from(pages)
        .where(eq(pages.id, requireId(learning_content_page_id)));
      const kind = page && feedbackKindOf(page.contentType);
      if (page === undefined || kind === undefined) throw notFound();
      await visibleCourse(context, { id: page.courseId });
      return inLanguage(await readQuestionnaire(context.db, kind), context.language);
    },
  }),
  feedback_statistics: t.field({
    type: MetricsType,
    extensions: { policy: mayReadFeedbackMetrics },
    args: {
      course_session_id: t.arg.id({ required: true }),
      circle_id: t.arg.id(),
      learning_content_page_id: t.arg.id(),
    },
    resolve: (_root, keys, { db, currentUser }) =>
      readFeedbackMetrics(db, currentUser, {
        courseSessionId: requireId(keys.course_session_id),
        circleId: keys.circle_id == null ? undefined : requireId(keys.circle_id),
        pageId: keys.learning_content_page_id == null ? undefined : requireId(keys.learning_content_page_id),
      }),
  }),
}));
