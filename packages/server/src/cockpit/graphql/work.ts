import { AssignmentCompletionStatusType } from '../../assignments/graphql/enums.ts';
import { builder } from '../../graphql/builder.ts';
import type { ParticipantWork } from '../readCockpit.ts';

export const WorkType = builder.objectRef<ParticipantWork>('CockpitWork').implement({
  description: 'What a participant did in an assignment, as its evaluators see it.',
  fields: (t) => ({
    user_id: t.exposeID('user_id'),
    assignment_id: t.exposeID('assignment_id'),
    completion_status: t.expose('completion_status', { type: AssignmentCompletionStatusType }),
    to_evaluate: t.exposeBoolean('to_evaluate', {
      description: 'handed in, not released, and the caller may evaluate it',
    }),
    grade: t.exposeFloat('grade', {
      nullable: true,
      description: 'official; null: no grade yet, also as long as the release can be taken back',
    }),
    points: t.exposeFloat('points', {
      nullable: true,
      description: 'after the deduction; null: no evaluation yet',
    }),
    max_points: t.exposeFloat('max_points', { nullable: true }),
    passed: t.exposeBoolean('passed', {
      nullable: true,
      description: 'null until released, and where nothing is passed or failed',
    }),
  }),
});
