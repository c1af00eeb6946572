import { completionStatuses, courseTypes, languages } from '@learn/domain';
import { builder } from './builder.ts';

export const LanguageType = builder.enumType('Language', { values: languages });

export const CourseTypeType = builder.enumType('CourseType', { values: courseTypes });

export const CompletionStatusType = builder.enumType('CompletionStatus', { values: completionStatuses });

export const assignmentTypes = [
  'PRAXIS_ASSIGNMENT',
  'CASEWORK',
  'PREP_ASSIGNMENT',
  'REFLECTION',
  'CONDITION_ACCEPTANCE',
  'EDONIQ_TEST',
] as const;

export type AssignmentType = (typeof assignmentTypes)[number];

export const AssignmentTypeType = builder.enumType('AssignmentType', { values: assignmentTypes });
