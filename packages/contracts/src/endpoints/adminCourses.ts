import { dashboardRoles } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { courseConfiguration, courseType, id, localised, localisedLine, onlyParts } from './fields.ts';

const listedCourse = z.strictObject({
  id,
  title: z.string().meta({ description: 'in the language of the caller' }),
  slug: z.string(),
  course_type: courseType,
  session_count: z.int(),
  running_count: z.int().meta({ description: 'sessions that run today' }),
  content_version: z.int().meta({ description: 'raised with every change of its pages' }),
  open_for_onboarding: z.boolean(),
});

/** Ids of home widgets in their order, by the role of the person; a role that is left out has those that go with it. */
const homeWidgets = z.partialRecord(z.enum(dashboardRoles), z.array(z.string().max(100)).max(50));

const flags = courseConfiguration.omit({ is_vv: true, is_uk: true });

/** A course as administrators see it. */
const adminCourse = listedCourse.extend({
  titles: localised,
  category_names: localised,
  configuration: flags,
  profiles: z
    .array(z.strictObject({ id, name: z.string(), offered: z.boolean() }))
    .max(500)
    .meta({
      description: 'all active admission profiles, and whether people of this course choose from them',
    }),
  home_widgets: homeWidgets,
  usual_home_widgets: homeWidgets.meta({ description: 'those that go with each role' }),
});

const ofCourse = z.object({ courseId: id });

export const adminCourseEndpoints = {
  list: defineEndpoint({
    ...table.adminCourses,
    summary: 'All courses in their order.',
    answer: json(z.array(listedCourse).max(500)),
  }),
  read: defineEndpoint({
    ...table.adminCourse,
    summary: 'A course with its configuration.',
    params: ofCourse,
    answer: json(adminCourse),
  }),
  change: defineEndpoint({
    ...table.changeCourse,
    summary:
      'Changes the configuration of a course; what is left out stays, and of the flags those that `only` does not name.',
    params: ofCourse,
    query: onlyParts(flags.keyof().options),
    body: z
      .strictObject({
        titles: localisedLine(200),
        category_names: localisedLine(200),
        configuration: flags,
        open_for_onboarding: z.boolean(),
        profile_ids: z.array(id).max(500),
        home_widgets: homeWidgets,
      })
      .partial(),
    answer: json(adminCourse),
    errors: ['version_conflict'],
  }),
};
