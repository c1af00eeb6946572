import { treeOf } from '../../course-pages/graphql/find.ts';
import { notFound } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { type AnswerFile, answerFilesLoader, namedFiles } from '../answerFiles.ts';
import { placesIn } from '../catalogue.ts';
import {
  contentsLoader,
  type PersonOfWork,
  peopleLoader,
  type SessionOfWork,
  sessionLoader,
} from '../loaders.ts';
import { type PresentedGrade, presentCompletionData, presentTaskCompletion } from '../presentCompletion.ts';
import { AssignmentType } from './assignmentRef.ts';
import { AssignmentCompletionStatusType } from './enums.ts';
import type { CompletionSource } from './sources.ts';

const AssignmentPersonType = builder.objectRef<PersonOfWork>('AssignmentPerson').implement({
  description: 'A person named by an assignment completion.',
  fields: (t) => ({
    id: t.exposeID('id'),
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
    avatar_url: t.exposeString('avatar_url'),
  }),
});

const AssignmentSessionType = builder.objectRef<SessionOfWork>('AssignmentSession').implement({
  description: 'The course session in which an assignment was done.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ titles }, _arguments, { language }) => titles[language] }),
  }),
});

const AssignmentGradeType = builder.objectRef<PresentedGrade>('AssignmentGrade').implement({
  description: 'How a grade came about: points, deduction, percent, weight, exact grade, official grade.',
  fields: (t) => ({
    points: t.exposeFloat('points'),
    points_deducted: t.exposeFloat('points_deducted'),
    points_final: t.exposeFloat('points_final', {
      description: 'points − deduction, within 0 and the maximum',
    }),
    max_points: t.exposeFloat('max_points'),
    percent: t.exposeFloat('percent', { description: 'one decimal' }),
    weight: t.exposeFloat('weight', { description: 'in its competence certificate' }),
    exact: t.exposeFloat('exact', { description: '1 to 6, two decimals' }),
    official: t.exposeFloat('official', { description: '1 to 6 in half steps' }),
  }),
});

const AssignmentFileType = builder.objectRef<AnswerFile>('AssignmentFile').implement({
  description: 'A file of an answer.',
  fields: (t) => ({
    id: t.exposeID('id'),
    file_name: t.exposeString('file_name'),
    file_type: t.exposeString('file_type', { description: 'media type' }),
    size: t.exposeInt('size', { description: 'bytes' }),
    url: t.exposeString('url'),
  }),
});

const released = 'for the participant null until the evaluation is released';

export const AssignmentCompletionType = builder
  .objectRef<CompletionSource>('AssignmentCompletion')
  .implement({
    description: [
      'What a participant did in an assignment and what became of it. Whoever may not see the points or the answers gets',
      'null or nothing in their place.',
    ].join('\n'),
    fields: (t) => ({
      id: t.exposeID('id'),
      created_at: t.expose('created_at', { type: 'DateTime' }),
      updated_at: t.expose('updated_at', { type: 'DateTime' }),
      submitted_at: t.expose('submitted_at', { type: 'DateTime', nullable: true }),
      withdrawable_until: t.expose('withdrawable_until', {
        type: 'DateTime',
        nullable: true,
        description: 'for the participant: until then the submission can be taken back; null: it cannot',
      }),
      evaluation_submitted_at: t.expose('evaluation_submitted_at', { type: 'DateTime', nullable: true }),
      evaluation_withdrawable_until: t.expose('evaluation_withdrawable_until', {
        type: 'DateTime',
        nullable: true,
        description: 'for evaluators: until then the release can be taken back; null: it cannot',
      }),
      completion_status: t.expose('completion_status', { type: AssignmentCompletionStatusType }),
      version: t.exposeInt('version', { description: 'raised with every write; name it in the next one' }),
      may_evaluate: t.exposeBoolean('may_evaluate', {
        description: 'it is handed in, and the caller evaluates it',
      }),
      evaluation_user: t.field({
        type: AssignmentPersonType,
        nullable: true,
        resolve: ({ evaluation_user_id }, _arguments, context) => person(context, evaluation_user_id),
      }),
      evaluation_points: t.exposeFloat('evaluation_points', {
        nullable: true,
        description: `before the deduction, two decimals; ${released}`,
      }),
      evaluation_points_deducted: t.exposeFloat('evaluation_points_deducted', {
        nullable: true,
        description: released,
      }),
      evaluation_points_deducted_reason: t.exposeString('evaluation_points_deducted_reason'),
      evaluation_points_deducted_user: t.field({
        type: AssignmentPersonType,
        nullable: true,
        resolve: ({ evaluation_points_deducted_user_id }, _arguments, context) =>
          person(context, evaluation_points_deducted_user_id),
      }),
      evaluation_points_final: t.exposeFloat('evaluation_points_final', {
        nullable: true,
        description: `points − deduction, within 0 and the maximum; ${released}`,
      }),
      evaluation_max_points: t.exposeFloat('evaluation_max_points', { nullable: true }),
      evaluation_percent: t.exposeFloat('evaluation_percent', {
        nullable: true,
        description: 'final points over the maximum, one decimal',
      }),
      evaluation_passed: t.exposeBoolean('evaluation_passed', {
        nullable: true,
        description: 'null until released, and where nothing is passed or failed',
      }),
      edoniq_extended_time_flag: t.exposeBoolean('edoniq_extended_time_flag'),
      grade: t.expose('grade', {
        type: AssignmentGradeType,
        nullable: true,
        description: 'null: no grade yet',
      }),
      assignment_user_id: t.exposeID('assignment_user_id'),
      assignment_user: t.field({
        type: AssignmentPersonType,
        resolve: async ({ assignment_user_id }, _arguments, context) =>
          present(await peopleLoader(context).load(assignment_user_id)),
      }),
      assignment: t.field({ type: AssignmentType, resolve: ({ source }) => source }),
      course_session: t.field({
        type: AssignmentSessionType,
        resolve: async ({ course_session_id }, _arguments, context) =>
          present(await sessionLoader(context).load(course_session_id)),
      }),
      learning_content_page_id: t.id({
        nullable: true,
        description: "the page in the caller's language",
        resolve: async ({ source }, _arguments, context) => {
          const tree = await treeOf(context, source.visible);
          return placesIn(tree).get(source.row.contentKey)?.content.id;
        },
      }),
      completion_data: t.field({
        type: 'JSON',
        description: [
          'by task id: `user_data` (block id → text, option id, true or false, file id) of the participant, once submitted',
          'also for evaluators, and `expert_data` (points, text) of an evaluation task.',
        ].join('\n'),
        resolve: async (completion, _arguments, context) => {
          const contents = await contentsLoader(context).load(completion.id);
          return presentCompletionData(contents?.completionData ?? {}, completion);
        },
      }),
      files: t.field({
        type: [AssignmentFileType],
        description: 'files named by the answers, for people who may read the answers',
        resolve: async (completion, _arguments, context) => {
          if (!completion.shows_answers) return [];
          const contents = await contentsLoader(context).load(completion.id);
          const ids = namedFiles(completion.source.row.texts.de, contents?.completionData ?? {});
          const found = await Promise.all(ids.map((id) => answerFilesLoader(context).load(id)));
          return found.flatMap((file) => (file?.ownerId === completion.assignment_user_id ? [file] : []));
        },
      }),
      task_completion_data: t.field({
        type: 'JSON',
        description:
          'by task id: answered_count and total_count; by evaluation task id: points and max_points',
        resolve: async (completion, _arguments, context) => {
          const contents = await contentsLoader(context).load(completion.id);
          return presentTaskCompletion(contents?.completionData ?? {}, completion.source.row, completion);
        },
      }),
      additional_json_data: t.field({
        type: 'JSON',
        description:
          '`declaration` (text, accepted_at) that came with the submission, for everyone who reads the answers',
        resolve: async ({ id, shows_answers }, _arguments, context) => {
          const { declaration, ...data } = (await contentsLoader(context).load(id))?.additionalJsonData ?? {};
          return shows_answers && declaration !== undefined ? { ...data, declaration } : data;
        },
      }),
    }),
  });

function person(context: GraphqlContext, id: string | null): Promise<PersonOfWork | undefined> | undefined {
  return id === null ? undefined : peopleLoader(context).load(id);
}

/** Person and session of a completion are there as long as it is itself. @throws not_found once it was deleted meanwhile */
function present<Value>(found: Value | undefined): Value {
  if (found === undefined) throw notFound();
  return found;
}
