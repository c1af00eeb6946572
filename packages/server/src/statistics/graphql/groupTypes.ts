import { statisticsDimensions } from '@learn/contracts/endpoints';
import { builder } from '../../graphql/builder.ts';
import type { StatisticsGroup } from '../groups.ts';
import {
  AssignmentSummaryType,
  AttendanceSummaryType,
  CompetenceSummaryType,
  FeedbackSummaryType,
} from './recordTypes.ts';

export const GroupDimensionType = builder.enumType('StatisticsDimension', {
  description: 'By what statistics are told apart: each is one of their filters.',
  values: statisticsDimensions,
});

export const StatisticsGroupType = builder.objectRef<StatisticsGroup>('StatisticsGroup').implement({
  description: 'What one value of a filter would leave of a selection, with its summaries.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'value of the filter' }),
    label: t.exposeString('label', { description: 'its name, in the language of the person' }),
    attendance_day_presences: t.field({
      type: AttendanceSummaryType,
      resolve: (group) => group.attendance_day_presences(),
    }),
    assignments: t.field({ type: AssignmentSummaryType, resolve: (group) => group.assignments() }),
    competences: t.field({ type: CompetenceSummaryType, resolve: (group) => group.competences() }),
    feedback_responses: t.field({
      type: FeedbackSummaryType,
      resolve: (group) => group.feedback_responses(),
    }),
  }),
});
