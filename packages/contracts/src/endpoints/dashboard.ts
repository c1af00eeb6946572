import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { courseConfiguration, courseType, dateTime, day, id } from './fields.ts';

const count = z.int().min(0);

/** One panel of the home dashboard (specification §3, Dashboard config). */
export const dashboardCourseConfig = z.strictObject({
  course_id: id,
  course_slug: z.string(),
  course_title: z.string(),
  course_type: courseType,
  role_key: z.string().meta({ description: 'the role after which the panel is named' }),
  role_keys: z.array(z.string()).meta({ description: 'all roles in the course, that one first' }),
  widgets: z.array(z.string()),
  session_to_continue_id: id.nullable(),
  has_preview: z.boolean(),
  is_vv: z.boolean(),
  is_uk: z.boolean(),
});

/** The same under the specification's other names, with what the course is configured for. */
export const dashboardConfig = dashboardCourseConfig.extend({
  id: id.meta({ description: 'of the course' }),
  name: z.string().meta({ description: 'title of the course' }),
  slug: z.string(),
  dashboard_type: z.string().meta({ description: 'the role whose panel it is' }),
  course_configuration: courseConfiguration,
});

/** Something that waits for an expert or a learning mentor; works of one assignment are one. */
export const waitingWork = z.strictObject({
  kind: z.enum(['attendance', 'evaluation', 'feedback_request']),
  count: count.meta({ description: 'of works to evaluate, or of people without an entry' }),
  title: z.string().meta({ description: 'of the day, the assignment or the learning unit' }),
  person: z.string().nullable().meta({ description: 'name of who asks for feedback' }),
  course: z.strictObject({ id, title: z.string(), course_type: courseType }),
  course_session_title: z.string(),
  due: dateTime.nullable().meta({ description: 'deadline, or beginning of the attendance day' }),
  since: dateTime.nullable().meta({ description: 'since when the person who asked waits' }),
  url: z.string().meta({ description: 'path on this platform where it is done' }),
});

/** Minutes as an estimate. */
const minutes = count;

/** The week of a participant in all of their sessions, in Zurich from Monday to Sunday. */
export const weekOverview = z.strictObject({
  days: z.array(z.strictObject({ day, done: count, due: count })).length(7),
  done: z.strictObject({
    count,
    minutes,
    latest: z
      .array(z.strictObject({ title: z.string(), url: z.string() }))
      .max(3)
      .meta({ description: 'contents that were completed last' }),
  }),
  due: z.strictObject({
    count,
    minutes,
    dates: z
      .array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          subtitle: z.string().meta({ description: 'what it is, such as a test' }),
          start: dateTime,
          all_day: z.boolean(),
          url: z.string().meta({ description: 'path on this platform where it is done' }),
        }),
      )
      .max(6)
      .meta({ description: 'the next ones until Sunday that are not done yet' }),
  }),
});

export const dashboardEndpoints = {
  week: defineEndpoint({
    ...table.week,
    summary:
      'What the caller has done as a participant this week, from Monday to Sunday in Zurich, and what is due until its end.',
    answer: json(weekOverview),
  }),
  waiting: defineEndpoint({
    ...table.waitingWork,
    summary:
      'What waits for the caller as expert or learning mentor in all courses: days of today, then by deadline.',
    answer: json(z.array(waitingWork)),
  }),
  config: defineEndpoint({
    ...table.dashboardConfig,
    summary: 'The panels of the own home page: a course each, with role and widgets.',
    answer: json(z.array(dashboardConfig)),
  }),
};
