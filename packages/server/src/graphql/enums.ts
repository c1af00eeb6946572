import {
  assignmentTypes,
  attendanceStatuses,
  completionStatuses,
  courseTypes,
  feedbackWithheldReasons,
  languages,
  withheldReasons,
} from '@learn/domain';
import { feedbackKinds } from '../feedback/tables.ts';
import { builder } from './builder.ts';

export const LanguageType = builder.enumType('Language', { values: languages });

export const CourseTypeType = builder.enumType('CourseType', { values: courseTypes });

export const CompletionStatusType = builder.enumType('CompletionStatus', { values: completionStatuses });

export const AssignmentTypeType = builder.enumType('AssignmentType', { values: assignmentTypes });

export const WithheldReasonType = builder.enumType('WithheldReason', {
  description: 'Why figures of people are null.',
  values: withheldReasons,
});

export const FeedbackWithheldReasonType = builder.enumType('FeedbackWithheldReason', {
  description: 'Why feedback is not shown.',
  values: feedbackWithheldReasons,
});

export const AttendanceStatusType = builder.enumType('AttendanceStatus', { values: attendanceStatuses });

export const FeedbackKindType = builder.enumType('FeedbackKind', { values: feedbackKinds });
