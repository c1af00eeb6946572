import { sql } from 'drizzle-orm';
import { pages } from '../course-pages/tables.ts';
import { nested } from '../database/nested.ts';
import { courseCourseProfiles, courseProfiles, courses } from './tables.ts';

/** What participants of a course choose from (domain decisions §16); an empty list: there is nothing to choose. */
export interface OfferedChoices {
  /** ids of profiles */
  readonly profileIds: readonly string[];
  readonly courseOptions: readonly string[];
}

/** Columns of `OfferedChoices` for statements that read `courses`: active profiles, and the options of the circles. */
export const offeredChoices = {
  profileIds: nested<string[]>(sql`(
    select coalesce(json_agg(${courseProfiles.id} order by ${courseProfiles.position}), '[]'::json)
    from ${courseCourseProfiles}
    join ${courseProfiles} on ${courseProfiles.id} = ${courseCourseProfiles.courseProfileId}
    where ${courseCourseProfiles.courseId} = ${courses.id}
    and ${courseProfiles.active} and ${courses.enableCourseProfiles})`),
  // German is complete, and options are the same in every language.
  courseOptions: nested<string[]>(sql`(
    select coalesce(json_agg(distinct offered.name), '[]'::json) from ${pages}
    cross join jsonb_array_elements_text(${pages.data} -> 'course_options') as offered(name)
    where ${pages.courseId} = ${courses.id} and ${pages.contentType} = 'learnpath.Circle'
    and ${pages.live} and ${pages.language} = 'de')`),
};

/** What a person has chosen; null if they have not. */
export interface Choices {
  readonly chosenProfileId: string | null;
  readonly courseOption: string | null;
}

/** The part of a person's choice that the course offers. */
export function choicesOffered(chosen: Choices, offered: OfferedChoices): Choices {
  const { chosenProfileId, courseOption } = chosen;
  return {
    chosenProfileId: offered.profileIds.find((id) => id === chosenProfileId) ?? null,
    courseOption: offered.courseOptions.find((option) => option === courseOption) ?? null,
  };
}
