import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { courseConfiguration, courseType, id } from './fields.ts';

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

export const dashboardEndpoints = {
  config: defineEndpoint({
    ...table.dashboardConfig,
    summary: 'The panels of the own home page: a course each, with role and widgets.',
    answer: json(z.array(dashboardConfig)),
  }),
};
