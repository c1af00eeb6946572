import { cleanHtml } from '@learn/course-content';
import { isAssignmentSubmitted, type PassRule, withdrawalMinutes } from '@learn/domain';
import type { ContentNode } from '../../course-pages/courseTree.ts';
import { treeOf } from '../../course-pages/graphql/find.ts';
import { LearningContentType } from '../../course-pages/graphql/learningContent.ts';
import { assertCircleOpen } from '../../course-pages/graphql/lockedWithCircle.ts';
import { notFound } from '../../errors.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { AssignmentTypeType } from '../../graphql/enums.ts';
import { requireId } from '../../graphql/keys.ts';
import type { AssignmentTexts, SolutionSample } from '../assignmentData.ts';
import { catalogueReader, placesIn } from '../catalogue.ts';
import { evaluatesLoader, worksLoader } from '../loaders.ts';
import { maySeeCompletion } from '../policy.ts';
import { presentCompletion } from '../presentCompletion.ts';
import { asSeenByParticipant, isWithdrawable } from '../submission.ts';
import { AssignmentType, CompetenceCertificateType } from './assignmentRef.ts';
import { AssignmentCompletionType } from './completion.ts';
import { type AssignmentSource, type CompletionSource, scopeOf } from './sources.ts';
import {
  EvaluationTaskType,
  PassRuleType,
  PerformanceObjectiveType,
  SolutionSampleType,
  TaskType,
} from './tasks.ts';

AssignmentType.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    translation_key: t.id({ resolve: ({ row }) => row.id }),
    slug: t.string({ resolve: ({ row }) => row.slug }),
    title: t.string({ resolve: ({ row }, _arguments, { language }) => row.titles[language] }),
    assignment_type: t.field({ type: AssignmentTypeType, resolve: ({ row }) => row.assignmentType }),
    needs_expert_evaluation: t.boolean({ resolve: ({ row }) => row.needsExpertEvaluation }),
    max_points: t.float({ resolve: ({ row }) => row.maxPoints }),
    pass_rule: t.field({
      type: PassRuleType,
      resolve: ({ row }): PassRule => row.passRule ?? { kind: 'grade' },
    }),
    competence_certificate_weight: t.float({ resolve: ({ row }) => row.competenceCertificateWeight }),
    has_extended_time_test: t.boolean({ resolve: ({ row }) => row.hasExtendedTimeTest }),
    competence_certificate: t.field({
      type: CompetenceCertificateType,
      nullable: true,
      resolve: async (source, _arguments, { db }) => {
        const { certificates } = await catalogueReader(db)(source.visible.course);
        const row = certificates.find(({ id }) => id === source.row.competenceCertificateId);
        return row && { ...scopeOf({ ...source, alone: false }), row };
      },
    }),
    learning_content: t.field({
      type: LearningContentType,
      resolve: (source, _arguments, context) => source.content ?? contentOf(source, context),
    }),
    intro_text: t.string({
      description: 'sanitised HTML',
      resolve: async (source, asked, context) => cleanHtml(await text('intro_text')(source, asked, context)),
    }),
    effort_required: t.string({ resolve: text('effort_required') }),
    evaluation_description: t.string({ resolve: text('evaluation_description') }),
    evaluation_document_url: t.string({ resolve: text('evaluation_document_url') }),
    tasks: t.field({ type: [TaskType], resolve: list('tasks') }),
    declaration: t.string({
      nullable: true,
      description: 'to be accepted with the submission; null: nothing is to be declared',
      resolve: async (source, _arguments, context) => (await readTexts(source, context)).declaration,
    }),
    evaluation_tasks: t.field({ type: [EvaluationTaskType], resolve: list('evaluation_tasks') }),
    performance_objectives: t.field({
      type: [PerformanceObjectiveType],
      resolve: list('performance_objectives'),
    }),
    solution_sample: t.field({
      type: SolutionSampleType,
      nullable: true,
      description: `for participants ${withdrawalMinutes} minutes after they submitted, for evaluators always`,
      resolve: solutionSample,
    }),
    completions: t.field({
      type: [AssignmentCompletionType],
      description: [
        'of the people asked for, as far as the caller may see them; without ids of all of them.',
        'Below a certificate they are as they count for its grade: a release that can still be taken back is none yet.',
      ].join(' '),
      args: { course_session_ids: t.arg.idList(), user_ids: t.arg.idList() },
      resolve: async (source, wanted, context): Promise<CompletionSource[]> => {
        const scope = {
          ...source,
          userIds: wanted.user_ids?.map(requireId) ?? source.userIds,
          sessionIds: wanted.course_session_ids?.map(requireId) ?? source.sessionIds,
        };
        const { byAssignment, participantOf } = await worksLoader(context).load({
          ...scope,
          assignmentId: source.alone ? source.row.id : undefined,
        });
        return (byAssignment.get(source.row.id) ?? []).flatMap((row) => {
          const assignmentAccess = participantOf(row)?.assignmentAccess;
          if (
            assignmentAccess === undefined ||
            !maySeeCompletion.allows({ assignmentAccess, assignment: source.row })
          )
            return [];
          const seen = source.alone ? row : asSeenByParticipant(row);
          return [{ ...presentCompletion(seen, source.row, assignmentAccess), source: scope }];
        });
      },
    }),
  }),
});

async function contentOf({ row, visible }: AssignmentSource, context: GraphqlContext): Promise<ContentNode> {
  const place = placesIn(await treeOf(context, visible)).get(row.contentKey);
  if (place === undefined) throw notFound();
  return place.content;
}

/** The texts in the caller's language; those of a locked circle are closed. @throws circle_locked */
async function readTexts(source: AssignmentSource, context: GraphqlContext): Promise<AssignmentTexts> {
  await assertCircleOpen(source.content ?? (await contentOf(source, context)), context);
  return source.row.texts[context.language];
}

function text(
  field: 'intro_text' | 'effort_required' | 'evaluation_description' | 'evaluation_document_url',
) {
  return async (source: AssignmentSource, _arguments: object, context: GraphqlContext): Promise<string> =>
    (await readTexts(source, context))[field];
}

function list<Field extends 'tasks' | 'evaluation_tasks' | 'performance_objectives'>(field: Field) {
  return async (
    source: AssignmentSource,
    _arguments: object,
    context: GraphqlContext,
  ): Promise<AssignmentTexts[Field][number][]> => [...(await readTexts(source, context))[field]];
}

async function solutionSample(
  source: AssignmentSource,
  _arguments: object,
  context: GraphqlContext,
): Promise<SolutionSample | null> {
  const { row, visible } = source;
  const { solution_sample } = row.texts[context.language];
  if (solution_sample === null) return null;
  const own = await worksLoader(context).load({
    visible,
    userIds: [context.currentUser.userId],
    sessionIds: undefined,
  });
  const handedIn = own.completions.some(
    (work) =>
      work.assignmentId === row.id && isAssignmentSubmitted(work.completionStatus) && !isWithdrawable(work),
  );
  if (handedIn) return solution_sample;
  // A participant who evaluates others in another session waits for their own submission all the same.
  if (own.participants.length > 0) return null;
  return (await evaluatesLoader(context).load(visible.course.id))(row) ? solution_sample : null;
}
