import { builder } from '../../graphql/builder.ts';
import { CompletionStatusType } from '../../graphql/enums.ts';
import type { ActionCompetenceNode, CriterionNode } from '../courseTree.ts';
import { LearningUnitReferenceType } from './circleReference.ts';
import { CoursePageType } from './coursePage.ts';

export const PerformanceCriterionType = builder.objectRef<CriterionNode>('PerformanceCriterion').implement({
  interfaces: [CoursePageType],
  fields: (t) => ({
    completion_status: t.field({
      type: CompletionStatusType,
      description:
        "the caller's own self-assessment: SUCCESS = can do, FAIL = look again, UNKNOWN = not yet assessed",
      args: {
        course_session_id: t.arg.id({ description: 'in this session; without it the newest of all' }),
      },
      resolve: async (criterion, { course_session_id: sessionId }, { loaders }) => {
        if (sessionId != null) {
          const own = await loaders.ownCompletionsBySession.load(criterion.course_id);
          const inSession = own.get(sessionId.toLowerCase());
          return inSession?.get(criterion.translation_key)?.completionStatus ?? 'UNKNOWN';
        }
        const statuses = await loaders.criterionStatuses.load(criterion.course_id);
        return statuses.get(criterion.translation_key) ?? 'UNKNOWN';
      },
    }),
    competence_id: t.exposeString('competence_id'),
    learning_unit: t.expose('learning_unit', { type: LearningUnitReferenceType }),
  }),
});

export const ActionCompetenceType = builder.objectRef<ActionCompetenceNode>('ActionCompetence').implement({
  interfaces: [CoursePageType],
  fields: (t) => ({
    competence_id: t.exposeString('competence_id'),
    performance_criteria: t.expose('performance_criteria', { type: [PerformanceCriterionType] }),
  }),
});
