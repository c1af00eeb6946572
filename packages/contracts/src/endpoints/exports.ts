import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { cohortSort } from './cohorts.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { day, id, manyIds } from './fields.ts';
import { personFilter } from './persons.ts';

/** What can be exported (specification §7). */
export const exportKinds = [
  'feedback',
  'attendance',
  'competence_elements',
  'persons',
  'training_responsible_costs',
  'training_responsible_exam_taken',
  'exam_costs',
  'certification_profiles',
  'certificate_grades',
  'self_assessments',
] as const;

export type ExportKind = (typeof exportKinds)[number];

export const spreadsheetMediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** No database knows a year 0. */
const storableDay = day.refine((value) => !value.startsWith('0000'));

/** The filters of the persons list that no other export knows. */
const personFilters = personFilter.pick({
  region: true,
  generation: true,
  role: true,
  profile: true,
  search: true,
  grade: true,
});

/** Names of the parameters that the export of persons takes; others refuse them, but for those of the next list. */
export const personExportFilters = personFilters.keyof().options;

/** Names of the parameters of the lists of grades and self-assessments. */
export const cohortExportFilters = ['region', 'generation', 'search', 'sort'] as const;

export const exportEndpoints = {
  file: defineEndpoint({
    ...table.exportFile,
    summary:
      'A spreadsheet with what the caller sees as figures under the same filters, in the language of Accept-Language.',
    params: z.object({ kind: z.enum(exportKinds) }),
    query: z.strictObject({
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
      /** without it the courses of the sessions, and without these all courses of the caller */
      course_id: id.optional(),
      course_session_ids: manyIds,
      /** ids of circles in any language; costs and certification profiles belong to no circle */
      circle_ids: manyIds,
      /** first and last day that count, Europe/Zurich */
      from: storableDay.optional(),
      to: storableDay.optional(),
      /** for grades and self-assessments only: the order of their list */
      sort: cohortSort.optional(),
      /** these and the following for persons only, as in their list; some for grades and self-assessments, the profile for costs, exams and certificates, too */
      ...personFilters.shape,
    }),
    answer: { kind: 'file', mediaTypes: Object.values(spreadsheetMediaTypes) },
  }),
};
