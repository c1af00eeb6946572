import { builder } from '../../graphql/builder.ts';
import { CompletionStatusType } from '../../graphql/enums.ts';
import type { ActionCompetenceNode, CriterionNode } from '../courseTree.ts';
import { LearningUnitReferenceType } from './circleReference.ts';
import { CoursePageType } from './coursePage.ts';
import { ownStatus } from './ownStatus.ts';
import type { Viewed } from './viewedTree.ts';

export const PerformanceCriterionType = builder
  .objectRef<Viewed<CriterionNode>>('PerformanceCriterion')
  .implement({
    interfaces: [CoursePageType],
    fields: (t) => ({
      completion_status: t.field({
        type: CompletionStatusType,
        description:
          "the caller's own self-assessment, or that of the `user` of the course: SUCCESS = can do, FAIL = look again, UNKNOWN = not yet assessed",
        args: {
          course_session_id: t.arg.id({ description: 'in this session; without it the newest of all' }),
        },
        resolve: (criterion, { course_session_id }, context) =>
          ownStatus(criterion, course_session_id, context),
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
