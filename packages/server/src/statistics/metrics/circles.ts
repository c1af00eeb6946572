import { type SQL, sql } from 'drizzle-orm';

/** Condition on rows of `pages`: what everybody is shown. Every page exists in German. */
const published = (page: SQL) => sql`${page}.language = 'de' and ${page}.live`;

/**
 * The circles of visible topics as a select in brackets: course_id, circle_key, profiles (codes; none: everybody's).
 * @param courses a select of course ids
 */
export function circlesOf(courses: SQL): SQL {
  return sql`(
    select circle.course_id, circle.translation_key as circle_key,
      array(select jsonb_array_elements_text(coalesce(circle.data -> 'profiles', '[]'::jsonb))) as profiles
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
 * The assignments of sessions with the profiles of their circles as a select in brackets: course_session_id, assignment_id,
 * profiles. One whose circle is not shown is everybody's.
 * @param sessions a select of course session ids
 */
export function plannedAssignments(sessions: SQL): SQL {
  const courses = sql`select course_id from course_sessions where id in (${sessions})`;
  return sql`(
    select planned.course_session_id, planned.assignment_id, coalesce(circle.profiles, '{}') as profiles
    from session_assignments planned
    join assignments assignment on assignment.id = planned.assignment_id
    left join ${circlesOf(courses)} circle on circle.circle_key = assignment.circle_key
    where planned.course_session_id in (${sessions})
  )`;
}
