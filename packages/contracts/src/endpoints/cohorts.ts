import { withheldReasons } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { courseType, id, pageOf } from './fields.ts';
import { personFilter, viewerRoles } from './persons.ts';

// Results of the participants of a course, by name for those who see them so (specification §2, dashboard/certificates and
// dashboard/evaluation), as sums for training responsibles.

const params = z.object({ courseSlug: z.string().regex(/^[\w-]{1,200}$/) });

/** Which participants are meant; of names and e-mails the beginnings are searched for. */
const cohortFilter = personFilter.pick({ session: true, region: true, generation: true, search: true });
const assessmentFilter = cohortFilter.extend({
  circle: id.optional().meta({ description: 'only its criteria; id of the circle in any language' }),
});

/** A minus turns the order round; who has no such figure comes last. */
const certificateSort = z
  .string()
  .regex(/^-?(name|session|average|evaluated|grade\.[\w-]{1,200})$/)
  .default('name')
  .meta({
    description: 'name, session, average, evaluated or grade.{slug of a certificate}; - turns it round',
  });

const assessmentSorts = ['name', 'session', 'success', 'fail', 'open'] as const;
const assessmentSort = z
  .enum([...assessmentSorts, ...assessmentSorts.map((sort) => `-${sort}` as const)])
  .default('name');

/** The order of both lists, as the exports of them take it. */
export const cohortSort = z.string().regex(/^-?[a-z]+(\.[\w-]{1,200})?$/);

const rows = pageOf({ usual: 50, greatest: 500 });

const count = z.int().min(0);
/** null where the figures are withheld */
const figure = count.nullable();
const grade = z.number().min(1).max(6);

/** A participant in a session; who takes part in several sessions has a row in each. */
const participant = {
  user_id: id,
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.string(),
  course_session_id: id,
  course_session_title: z.string(),
  /** as what the caller meets them there */
  my_role: z.enum(viewerRoles),
};

const isPartial = z
  .boolean()
  .meta({ description: 'the caller does not see the results of all of its assignments' });

const certificates = z.strictObject({
  ...participant,
  average_grade: grade.nullable().meta({ description: 'of the official grades, two decimals' }),
  is_partial: isPartial,
  evaluated_count: count,
  open_count: count,
  /** in the order of the course */
  certificates: z.array(
    z.strictObject({
      id,
      grade: grade.nullable().meta({ description: 'official, in half steps; null: no grade yet' }),
      exact_grade: grade.nullable().meta({ description: 'two decimals' }),
      evaluated_count: count,
      total_count: count.meta({ description: 'assignments whose results the caller sees' }),
      is_partial: isPartial,
    }),
  ),
});

const assessments = z.strictObject({
  ...participant,
  total_count: count.meta({ description: 'criteria of the circles that the participant meets' }),
  success_count: count,
  fail_count: count,
  open_count: count,
});

const titled = z.strictObject({ id, title: z.string() });

/** Of what course, and what the caller may see of it. */
const overview = {
  course_id: id,
  course_title: z.string(),
  course_type: courseType,
  detail: z
    .enum(['named', 'sums'])
    .meta({ description: 'named: there is a list; sums: there is none, the figures are of whole groups' }),
  may_export: z.boolean().meta({ description: 'the list is to be had as a file' }),
  withheld: z
    .enum(withheldReasons)
    .nullable()
    .meta({ description: 'why there are no figures; null where the caller sees them' }),
  person_count: figure.meta({ description: 'participants that the figures are of' }),
  unlisted_count: figure.meta({
    description: 'of these, participants of whole groups whom the caller does not see by name',
  }),
  ignored_filters: z
    .array(z.enum(['session', 'circle']))
    .meta({ description: 'of the query, what is none of the course and was left out' }),
  filters: z.strictObject({
    /** the latest first, of the chosen region and generation */
    sessions: z.array(titled).max(500),
    regions: z.array(z.string()),
    generations: z.array(z.string()),
  }),
};

const average = grade
  .nullable()
  .meta({ description: 'two decimals; null below five participants with a grade' });

export const cohortEndpoints = {
  certificates: defineEndpoint({
    ...table.cohortCertificates,
    summary: 'The grades of the participants whose results the caller sees by name, in pages.',
    params,
    query: cohortFilter.extend({ sort: certificateSort, ...rows }),
    answer: json(z.array(certificates)),
  }),
  certificateSummary: defineEndpoint({
    ...table.cohortCertificateSummary,
    summary:
      'The averages of the same participants, and of whole groups for callers who see sums, and the filters.',
    params,
    query: cohortFilter,
    answer: json(
      z.strictObject({
        ...overview,
        average_grade: average,
        graded_count: figure.meta({
          description:
            'participants with a grade; of sums the grades, null where no session has five that may be shown',
        }),
        evaluated_count: figure,
        open_count: figure,
        certificates: z.array(
          z.strictObject({ ...titled.shape, slug: z.string(), average_grade: average, graded_count: figure }),
        ),
      }),
    ),
  }),
  assessments: defineEndpoint({
    ...table.cohortAssessments,
    summary: 'How the participants assess themselves whose results the caller sees by name, in pages.',
    params,
    query: assessmentFilter.extend({ sort: assessmentSort, ...rows }),
    answer: json(z.array(assessments)),
  }),
  assessmentSummary: defineEndpoint({
    ...table.cohortAssessmentSummary,
    summary:
      'The sums of the same participants, and of whole groups for callers who see sums, and the filters.',
    params,
    query: assessmentFilter,
    answer: json(
      z.strictObject({
        ...overview,
        success_count: figure,
        fail_count: figure,
        open_count: figure,
        circles: z.array(titled).meta({ description: 'by which can be filtered' }),
      }),
    ),
  }),
};
