import { type SQL, sql } from 'drizzle-orm';
import { graded } from '../../assignments/graded.ts';
import { circleProfiles } from '../../course-pages/visibleCircles.ts';

/** Condition on rows of `pages`: what everybody is shown. Every page exists in German. */
const published = (page: SQL) => sql`${page}.language = 'de' and ${page}.live`;

/**
 * The circles of visible topics as a select in brackets: course_id, circle_key, profiles (codes; none: everybody's).
 * @param courses a select of course ids
 */
export function circlesOf(courses: SQL): SQL {
  return sql`(
    select circle.course_id, circle.translation_key as circle_key,
      ${circleProfiles(sql`circle`)} as profiles
    from pages circle
    join pages topic on topic.translation_key = circle.parent_key and ${published(sql`topic`)}
      and topic.content_type = 'learnpath.Topic' and coalesce((topic.data ->> 'is_visible')::boolean, true)
    where circle.content_type = 'learnpath.Circle' and ${published(sql`circle`)}
      and circle.course_id in (${courses})
  )`;
}

/** The performance criteria of the same circles as a select in brackets: course_id, circle_key, profiles, translation_key. */
export function criteriaOf(courses: SQL): SQL {
  return sql`(
    select circle.course_id, circle.circle_key, circle.profiles, criterion.translation_key
    from ${circlesOf(courses)} circle
    join pages sequence on sequence.parent_key = circle.circle_key and ${published(sql`sequence`)}
      and sequence.content_type = 'learnpath.LearningSequence'
    join pages unit on unit.parent_key = sequence.translation_key and ${published(sql`unit`)}
      and unit.content_type = 'learnpath.LearningUnit'
    join pages criterion on criterion.parent_key = unit.translation_key and ${published(sql`criterion`)}
      and criterion.content_type = 'competence.PerformanceCriterion'
  )`;
}

/**
 * The people with the course of their session and the code of the profile that they chose for it, as a select in brackets: their
 * columns, course_id, profile.
 * @param people select in brackets with course_session_id and chosen_profile_id
 */
export function withProfile(people: SQL): SQL {
  return sql`(
    select people.*, session.course_id, chosen.code as profile
    from ${people} people
    join course_sessions session on session.id = people.course_session_id
    left join course_profiles chosen on chosen.id = people.chosen_profile_id
  )`;
}

/**
 * The assignments of sessions that are in the path of anybody, with the profiles of their circles, as a select in brackets:
 * course_session_id, assignment_id, profiles. It is `pathAssignments` in SQL: published, in circles of visible topics.
 * @param sessions a select of course session ids
 * @param wanted condition on `assignment`
 */
export function plannedAssignments(sessions: SQL, wanted = sql`true`): SQL {
  const courses = sql`select course_id from course_sessions where id in (${sessions})`;
  const shown = sql`(
    select assignment.id as assignment_id, circle.profiles
    from ${circlesOf(courses)} circle
    join assignments assignment on assignment.circle_key = circle.circle_key
    join pages content on content.translation_key = assignment.content_key and ${published(sql`content`)}
      and content.content_type in ('learnpath.LearningContentAssignment', 'learnpath.LearningContentEdoniqTest')
    join pages unit on unit.translation_key = content.parent_key and ${published(sql`unit`)}
    join pages sequence on sequence.translation_key = unit.parent_key and ${published(sql`sequence`)}
    where ${wanted}
  )`;
  return sql`(
    select planned.course_session_id, planned.assignment_id, shown.profiles
    from session_assignments planned
    join ${hashable(shown, 'assignment_id uuid, profiles text[]')} shown on shown.assignment_id = planned.assignment_id
    where planned.course_session_id in (${sessions})
  )`;
}

/** Those of them that have results: what is only handed in is evaluated by nobody, and would stay open for ever. */
export function gradedAssignments(sessions: SQL): SQL {
  return plannedAssignments(sessions, graded(sql`assignment`));
}

/**
 * Rows with the estimate of a hundred. Many joins of pages make the planner expect a single one, for which it reads what is joined
 * to it as often as there are rows.
 * @param columns names with their types
 */
export function hashable(rows: SQL, columns: string): SQL {
  return sql`(select * from json_to_recordset((select json_agg(found) from ${rows} found)) as found(${sql.raw(columns)}))`;
}
