import { gradeStates, sessionRoles } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { courseType, id, pageOf } from './fields.ts';

/** As what the caller meets a person in a session: by session role, by a role beside it, or as an administrator. */
export const viewerRoles = [
  ...sessionRoles,
  'Ausbildungsverantwortlicher',
  'Berufsbildner',
  'ADMIN',
] as const;

/** A course session that the caller and the person have in common (specification §3, Dashboard person). */
const personCourseSession = z.strictObject({
  id,
  session_title: z.string(),
  course_id: id,
  course_slug: z.string(),
  course_title: z.string(),
  course_type: courseType,
  region: z.string(),
  generation: z.string(),
  is_uk: z.boolean(),
  is_vv: z.boolean(),
  /** of the caller */
  my_role: z.enum(viewerRoles),
  /** of the person */
  user_role: z.enum(sessionRoles),
  /** null for mentors of the session who are not enrolled in it */
  course_session_user_id: id.nullable(),
  /** profile chosen for this session */
  chosen_profile: id.nullable(),
  /** circles that an expert looks after; empty for everybody else */
  circles: z.array(z.strictObject({ id, title: z.string(), slug: z.string() })),
});

/** A person that the caller may see. Fields that the caller may not see are null. */
export const dashboardPerson = z.strictObject({
  user_id: id,
  first_name: z.string(),
  last_name: z.string(),
  /** empty for fellow participants, who are shown by name only */
  avatar_url: z.string(),
  /** null for the same */
  email: z.string().nullable(),
  /** null, like the next three, of people that the caller meets as a participant only */
  vbv_id: z.string().nullable(),
  organisation: z.string().nullable(),
  organisation_name: z.string().nullable(),
  chosen_profile: id.nullable(),
  course_sessions: z.array(personCourseSession),
  /** released evaluations, to mentors those of praxis assignments; only when asked for, and null where the caller sees no results */
  competence_metrics: z.strictObject({ passed_count: z.int(), failed_count: z.int() }).nullable().optional(),
  course_results: z
    .strictObject({
      average_grade: z
        .number()
        .min(1)
        .max(6)
        .nullable()
        .meta({ description: 'over the certificates of the course, two decimals; null: no grade yet' }),
      is_partial: z
        .boolean()
        .meta({ description: 'the caller does not see the results of all of its assignments' }),
      evaluated_count: z.int().min(0),
      total_count: z.int().min(0).meta({ description: 'assignments whose results the caller sees' }),
    })
    .nullable()
    .optional()
    .meta({
      description:
        'with competence metrics of people of one course or session; null where the caller sees no results',
    }),
});

/** Which persons are meant; the persons export takes the same. */
export const personFilter = z.strictObject({
  course: id.optional(),
  session: id.optional(),
  region: z.string().max(200).optional(),
  generation: z.string().max(200).optional(),
  role: z.enum(sessionRoles).optional(),
  /** id of a profile; of the enrolment, else of the person */
  profile: id.optional(),
  /** beginnings of first name, last name or e-mail, separated by spaces; accents do not matter */
  search: z.string().trim().max(200).optional(),
  grade: z.enum(gradeStates).exclude(['none']).optional().meta({
    description:
      'average grade below 4, or 4 and above, as the caller sees it; of the people of one course or session only',
  }),
});

/** The caller's persons in short, for the home page (specification §2). */
const personSummary = z.strictObject({
  /** true for people who are participants only: the people who accompany them are counted, not their fellows */
  accompanying: z.boolean(),
  person_count: z.int().min(0),
  /** the first few of them by name */
  persons: z
    .array(dashboardPerson.pick({ user_id: true, first_name: true, last_name: true, avatar_url: true }))
    .max(4),
});

const titled = z.strictObject({ id, title: z.string() });

/** What the caller's persons can be filtered by: only values that at least one of them has. */
export const personFilterOptions = z.strictObject({
  /** in the order in which courses are shown */
  courses: z.array(titled),
  /** of the chosen course, region and generation; by course, the latest first */
  sessions: z.array(titled.extend({ course_id: id })).max(500),
  /** there are more sessions than the 500 latest; a course, region or generation narrows them */
  has_more_sessions: z.boolean(),
  /** by name */
  regions: z.array(z.string()),
  /** the latest first */
  generations: z.array(z.string()),
  roles: z.array(z.enum(sessionRoles)),
  /** of those whose profile the caller may know */
  profiles: z.array(z.strictObject({ id, name: z.string() })),
});

/**
 * A minus turns the order round; a person of several sessions stands where the first of them in that order stands. Grade and progress
 * order the people of one course or session; who has no such figure comes last.
 */
const personSorts = [
  ...(['last_name', 'first_name', 'course', 'session', 'region', 'role', 'grade', 'progress'] as const),
  ...([
    '-last_name',
    '-first_name',
    '-course',
    '-session',
    '-region',
    '-role',
    '-grade',
    '-progress',
  ] as const),
] as const;

export const personEndpoints = {
  list: defineEndpoint({
    ...table.persons,
    summary: 'The people that the caller may see in all their courses, in pages.',
    query: personFilter.extend({
      with_competence_metrics: z.enum(['true', 'false']).optional(),
      sort: z.enum(personSorts).default('last_name'),
      ...pageOf({ usual: 50, greatest: 1000 }),
    }),
    answer: json(z.array(dashboardPerson)),
  }),
  summary: defineEndpoint({
    ...table.personSummary,
    summary: 'How many persons the caller may see, or who accompany him as a participant; and the first few.',
    answer: json(personSummary),
  }),
  filters: defineEndpoint({
    ...table.personFilters,
    summary:
      'The filter values of the people that the caller may see; the parameters narrow the sessions only.',
    query: personFilter.pick({ course: true, region: true, generation: true }),
    answer: json(personFilterOptions),
  }),
};
