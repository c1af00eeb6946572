import { type SQL, sql } from 'drizzle-orm';
import { demoId } from '../demoId.ts';

/** What the participants of some sessions did: statements in the order in which they depend on one another. */
export interface WorkStep {
  readonly name: string;
  /** @param these condition on `s`, the row of `large_sessions` */
  readonly insert: (these: SQL) => SQL;
}

/** Participants `p` of the sessions `s`. */
const peopleOf = (these: SQL) =>
  sql`large_people p join large_sessions s on s.number = p.session and ${these}`;

/** When a person was at a step, spread over the time that has passed of the session. */
const stepTime = sql`s.starts + ((step.position + random()) / step.total) * (s.until - s.starts)`;

const attendance = 'learnpath.LearningContentAttendanceCourse';

/** Attendance is not walked to: it is completed by being there. */
const completions: WorkStep = {
  name: 'completions',
  insert: (these) => sql`
    insert into completions (course_session_id, user_id, translation_key, completion_status, page_type,
      additional_json_data, updated_at)
    select p.session_id, p.user_id, step.key,
      case when step.page_type = 'competence.PerformanceCriterion' and random() < 0.25 then 'FAIL' else 'SUCCESS' end,
      step.page_type, step.extras, ${stepTime}
    from ${peopleOf(these)}
    join large_steps step on step.track = p.track and step.position < round(p.share * step.total)
    where step.page_type <> ${attendance}`,
};

const attendanceEntries: WorkStep = {
  name: 'attendance entries',
  insert: (these) => sql`
    with entered as (
      insert into attendance_entries (attendance_course_id, user_id, status, recorded_by, recorded_at)
      select d.id, p.user_id,
        (array['PRESENT','PRESENT','PRESENT','PRESENT','PRESENT','PRESENT','PRESENT','LATE','EXCUSED','ABSENT','DISPENSED'])
          [1 + floor(random() * 11)::integer],
        null, d.ends_at
      from ${peopleOf(these)}
      join attendance_courses d on d.course_session_id = p.session_id and d.ends_at < now()
      join large_steps step on step.track = p.track and step.key = d.content_key
      where p.share > 0 and p.number % 24 <> 10 and random() < 0.96
      returning attendance_course_id, user_id, status, recorded_at)
    insert into completions (course_session_id, user_id, translation_key, completion_status, page_type, updated_at)
    select d.course_session_id, e.user_id, d.content_key, 'SUCCESS', ${attendance}, e.recorded_at
    from entered e join attendance_courses d on d.id = e.attendance_course_id
    where e.status in ('PRESENT', 'LATE')`,
};

/** Points first, the rest follows from them; the pass rules are those of `isPassed`. */
const assignmentCompletions: WorkStep = {
  name: 'assignment completions',
  insert: (these) => sql`
    insert into assignment_completions (assignment_id, user_id, course_session_id, completion_status, completion_data,
      version, created_at, updated_at, submitted_at, evaluation_submitted_at, evaluation_user_id, evaluation_points,
      evaluation_points_deducted, evaluation_points_deducted_reason, evaluation_points_deducted_user_id,
      evaluation_points_final, evaluation_max_points, evaluation_passed)
    select id, user_id, session_id, stage, data, 4, at - interval '2 hours', at, at,
      case when released then least(at + interval '6 days', now()) end,
      case when needs_expert_evaluation and stage <> 'SUBMITTED' then evaluator end,
      case when released then points end,
      case when released then deducted else 0 end,
      case when released and deducted > 0 then 'Nach der Abgabefrist eingereicht.' else '' end,
      case when released and deducted > 0 then evaluator end,
      case when released then points - deducted end,
      case when released then max_points end,
      case when not released or pass_rule->>'kind' = 'none' then null
        when pass_rule->>'kind' = 'percent' then (points - deducted) * 100 >= (pass_rule->>'percent')::numeric * max_points
        else (points - deducted) * 100 >= 55 * max_points end
    from (
      select drawn.*, max_points > 0 and stage = 'EVALUATION_SUBMITTED' as released,
        case when needs_expert_evaluation and luck < 0.05 then least(2, points) else 0 end as deducted
      from (
        select a.id, a.max_points, a.pass_rule, a.needs_expert_evaluation, p.user_id, p.session_id, w.data, e.evaluator,
          chance.luck, round(a.max_points * least(1, greatest(0.1, p.skill + 0.4 * (chance.other - 0.5))))::numeric as points,
          ${stepTime} as at,
          case when a.assignment_type = 'EDONIQ_TEST' then 'EVALUATION_SUBMITTED'
            when not a.needs_expert_evaluation or (s.ends > now() and chance.luck > 0.85) then 'SUBMITTED'
            when s.ends > now() and chance.luck > 0.8 then 'EVALUATION_IN_PROGRESS'
            else 'EVALUATION_SUBMITTED' end as stage
        from ${peopleOf(these)}
        join assignments a on a.course_id = s.course_id
        join large_steps step on step.track = p.track and step.key = a.content_key
          and step.position < round(p.share * step.total)
        join large_work w on w.assignment_id = a.id
        join (select m.course_session_id, c.circle_key, min(m.user_id::text)::uuid as evaluator from course_session_users m
          join expert_circles c on c.course_session_user_id = m.id group by 1, 2) e
          on e.course_session_id = s.id and e.circle_key = a.circle_key
        cross join lateral (select random() as luck, random() as other, p.number) chance
      ) drawn
    ) decided`,
};

/** Answers carry the day only, nothing leads from them to a person, and they are published in groups of five. */
const feedback: WorkStep = {
  name: 'feedback',
  insert: (these) => sql`
    with answered as (
      insert into feedback_submissions (user_id, course_session_id, content_key, questionnaire_id, submitted, submitted_on)
      select p.user_id, p.session_id, a.content_key, a.questionnaire_id, true, (${stepTime})::date
      from ${peopleOf(these)}
      join large_steps step on step.track = p.track and step.position < round(p.share * step.total)
      join large_answers a on a.content_key = step.key and a.variant = 0
      returning course_session_id, content_key, submitted_on)
    insert into feedback_responses (course_session_id, content_key, circle_key, questionnaire_id, answers, satisfaction,
      submitted_on, published)
    select n.course_session_id, n.content_key, a.circle_key, a.questionnaire_id, a.answers, a.satisfaction, n.submitted_on,
      row_number() over (partition by n.course_session_id, n.content_key order by n.variant)
        <= count(*) over (partition by n.course_session_id, n.content_key) / 5 * 5
    from (select *, floor(random() * 40)::integer as variant from answered) n
    join large_answers a on a.content_key = n.content_key and a.variant = n.variant`,
};

/** Who is through has taken the exam of the course; the state stands on the first content of its circle. */
const exams: WorkStep = {
  name: 'exam results',
  insert: (these) => sql`
    with taken as (
      insert into exam_results (user_id, course_session_id, circle_key, exam_type_id, result, price, organisation_id, taken_on)
      select p.user_id, p.session_id, d.circle_key, d.exam_type_id,
        case when random() < 0.82 then 'passed' else 'failed' end, t.price, p.organisation_id,
        least(d.starts_at, now())::date
      from ${peopleOf(these)}
      join exam_dates d on d.course_session_id = s.id
      join exam_types t on t.id = d.exam_type_id
      where p.share > 0.8
      returning user_id, course_session_id, circle_key, result, taken_on, organisation_id),
    moved as (
      insert into exam_transitions (user_id, course_session_id, circle_key, from_state, to_state, actor_id, created_at)
      select user_id, course_session_id, circle_key, 'inEvaluation', result, ${demoId('user/urs.baumann')}, taken_on
      from taken),
    granted as (
      insert into granted_certificates (user_id, course_session_id, profile_id, organisation_id, granted_on)
      select t.user_id, t.course_session_id, p.profile_id, t.organisation_id, t.taken_on
      from taken t join large_people p on p.user_id = t.user_id and p.session_id = t.course_session_id
      where t.result = 'passed' and p.profile_id is not null)
    insert into completions (course_session_id, user_id, translation_key, completion_status, page_type,
      additional_json_data, updated_at)
    select t.course_session_id, t.user_id, first.key, case t.result when 'passed' then 'SUCCESS' else 'UNKNOWN' end,
      first.page_type, jsonb_build_object('exam_data', jsonb_build_object('exam_state', t.result)), t.taken_on
    from taken t join (
      select distinct on (circle.translation_key) circle.translation_key as circle_key, content.translation_key as key,
        content.content_type as page_type
      from pages circle
      join pages sequence on sequence.parent_key = circle.translation_key and sequence.language = 'de'
      join pages unit on unit.parent_key = sequence.translation_key and unit.language = 'de'
      join pages content on content.parent_key = unit.translation_key and content.language = 'de'
      where circle.language = 'de' and (circle.data->>'is_exam_circle')::boolean
      order by circle.translation_key, sequence.position, unit.position, content.position) first
      on first.circle_key = t.circle_key
    on conflict (user_id, course_session_id, translation_key) do update
      set additional_json_data = excluded.additional_json_data, completion_status = excluded.completion_status`,
};

const orders: WorkStep = {
  name: 'orders',
  insert: (these) => sql`
    insert into orders (user_id, product_id, course_session_id, price, state, idempotency_key, invoice_address,
      organisation_id, created_at, confirmed_at)
    select p.user_id, product.id, p.session_id, product.price, 'confirmed', 'large ' || p.number,
      jsonb_build_object('name', 'p' || p.number, 'street', 'Bahnhofstrasse', 'street_number', '12',
        'postal_code', '8001', 'city', 'Zürich', 'country', 'CH'),
      p.organisation_id, s.starts - interval '22 days', s.starts - interval '21 days'
    from ${peopleOf(these)} join products product on product.course_session_id = s.id`,
};

const notifications: WorkStep = {
  name: 'notifications',
  insert: (these) => sql`
    insert into notifications (user_id, category, verb, details, target_url, course_id, created_at, read_at)
    select p.user_id, kind.category, kind.verb,
      '{"title": {"de": "Fahrzeug", "fr": "Véhicule", "it": "Veicolo"}}', '/', s.course_id, made.at,
      case when kind.number > 2 then made.at + interval '1 day' end
    from ${peopleOf(these)}
    cross join (values (1, 'PROGRESS', 'evaluation_released'), (2, 'APPOINTMENT', 'date_moved'),
      (3, 'PROGRESS', 'test_result'), (4, 'PROGRESS', 'attendance_recorded'), (5, 'SYSTEM', 'document_added')
    ) kind (number, category, verb)
    cross join lateral (select s.until - kind.number * interval '9 days' * random() as at) made
    where p.share > 0`,
};

/** Everything that happens in sessions. */
export const workSteps: readonly WorkStep[] = [
  completions,
  attendanceEntries,
  assignmentCompletions,
  feedback,
  exams,
  orders,
  notifications,
];
