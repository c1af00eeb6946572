import { randomUUID } from 'node:crypto';
import { canSelfToggle } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { startLoginSession } from '../src/authentication/loginSession.ts';
import { pages } from '../src/course-pages/tables.ts';
import type { Database } from '../src/database/database.ts';
import { createPerson, createTinyCourse } from '../test/factories.ts';

const sessions = 4000;
const membersPerSession = 25;
const circles = 8;
const criteriaPerCircle = 5;
const organisationCount = 50;

/**
 * One course with 100,000 participants in 4,000 sessions at work, written by the database itself, and another one of
 * which all of them take the one session. Triggers and foreign keys are off while it is written; afterwards all
 * sessions are marked as a migration does.
 */
export async function seedStatistics(db: Database) {
  const { course, keys } = await createTinyCourse(db, { courseType: 'uk' });
  const { course: wide } = await createTinyCourse(db, { courseType: 'vv' });
  const circleKeys = await createCircles(db, course.id, keys.topic);
  const wideSession = randomUUID();
  const run = (statement: SQL) => db.execute(statement);
  const title = sql`'{"de":"Eintrag","fr":"Entrée","it":"Voce"}'::jsonb`;
  const circleArray = sql`${sql.param(circleKeys)}::uuid[]`;

  await run(sql`set session_replication_role = replica`);
  await run(sql`insert into organisations (id, name)
    select 'org-' || n, 'Organisation ' || n from generate_series(0, ${organisationCount - 1}::int) n`);
  await run(sql`insert into users (username, email, first_name, last_name, organisation_id)
    select 'person' || n, 'person' || n || '@example.org', 'Vorname' || n, 'Name' || n,
      'org-' || n % ${organisationCount}::int
    from generate_series(0, ${sessions * membersPerSession - 1}::int) n`);
  await run(sql`insert into course_sessions (course_id, titles, start_date, end_date, region, generation)
    select ${course.id}, jsonb_build_object('de', 'Durchführung ' || n, 'fr', 'Session ' || n, 'it', 'Sessione ' || n),
      date '2022-01-01' + n % 1500, date '2022-06-01' + n % 1500, 'Region ' || n % 26, (2022 + n % 5)::text
    from generate_series(0, ${sessions - 1}::int) n`);
  await run(sql`insert into course_sessions (id, course_id, titles, start_date, end_date)
    values (${wideSession}, ${wide.id}, ${title}, '2026-01-01', '2026-12-31')`);
  await run(sql`create temporary table seat as
    select person.id as user_id, session.id as session_id from
      (select id, row_number() over (order by id) - 1 as n from users where username like 'person%') person
      join (select id, row_number() over (order by id) - 1 as n from course_sessions where course_id = ${course.id}) session
        on session.n = person.n / ${membersPerSession}::int`);
  await run(sql`insert into course_session_users (course_session_id, user_id, role, created_at)
    select session_id, user_id, 'MEMBER', timestamptz '2022-01-01' from seat
    union all select ${wideSession}::uuid, user_id, 'MEMBER',
      timestamptz '2022-01-01' + random() * interval '1700 days' from seat`);
  await run(sql`insert into course_session_users (course_session_id, user_id, role)
    select session.id, expert.id, 'EXPERT' from course_sessions session
    join lateral (select id from users where username = 'person' || abs(hashtext(session.id::text)) % 800) expert on true
    where session.course_id = ${course.id} on conflict do nothing`);
  await run(sql`insert into competence_certificates (course_id, slug, titles, position)
    select ${course.id}, 'certificate-' || n, ${title}, n from generate_series(1, 3) n`);
  await run(sql`insert into assignments (course_id, content_key, circle_key, slug, titles, assignment_type, max_points, texts,
      competence_certificate_id)
    select ${course.id}, gen_random_uuid(), (${circleArray})[n], 'assignment-' || n, ${title}, 'CASEWORK', 20, '{}',
      (select id from competence_certificates where course_id = ${course.id} and position = n % 4)
    from generate_series(1, ${circles}::int) n`);
  await run(sql`insert into session_assignments (course_session_id, assignment_id, submission_deadline)
    select session.id, assignment.id, session.end_date from course_sessions session
    join assignments assignment on assignment.course_id = session.course_id`);
  await run(sql`insert into assignment_completions (assignment_id, user_id, course_session_id, completion_status,
      evaluation_points, evaluation_points_final, evaluation_max_points, evaluation_passed)
    select assignment.id, user_id, session_id,
      case when chance < 0.7 then 'EVALUATION_SUBMITTED' else 'SUBMITTED' end,
      points, points, 20, case when chance < 0.7 then points >= 11 end
    from seat cross join (select id from assignments where course_id = ${course.id}) assignment
    cross join lateral (select random() as chance, (random() * 20)::numeric(8,2) as points where user_id is not null) drawn`);
  await run(sql`insert into attendance_courses (course_session_id, content_key, circle_key, starts_at, ends_at)
    select id, md5('day' || n)::uuid, (${circleArray})[n], start_date + n * 20, start_date + n * 20 + interval '8 hours'
    from course_sessions, generate_series(1, 5) n where course_id = ${course.id}`);
  await run(sql`insert into attendance_entries (attendance_course_id, user_id, status)
    select day.id, user_id, case when random() < 0.9 then 'PRESENT' else 'ABSENT' end
    from seat join attendance_courses day on day.course_session_id = session_id where day.starts_at < now()`);
  await run(sql`insert into feedback_responses (course_session_id, content_key, circle_key, questionnaire_id, answers,
      satisfaction, submitted_on, published)
    select session_id, md5('feedback' || n)::uuid, (${circleArray})[n], gen_random_uuid(), '{}', 1 + floor(random() * 4),
      current_date, true
    from seat, generate_series(1, 4) n where random() < 0.6`);
  await run(sql`insert into completions (course_session_id, user_id, translation_key, completion_status, page_type)
    select session_id, user_id, criterion.translation_key, case when random() < 0.8 then 'SUCCESS' else 'FAIL' end,
      'competence.PerformanceCriterion'
    from seat cross join (select translation_key from pages where course_id = ${course.id} and language = 'de'
      and content_type = 'competence.PerformanceCriterion' and translation_key <> ${keys.criterion}) criterion
    where random() < 0.5`);
  await seedOrganisationMetrics(run, wideSession);
  await run(sql`insert into stale_sessions (course_session_id, kind)
    select id, kind from course_sessions,
      unnest('{members,assignments,attendance,feedback,competences}'::text[]) kind where course_id = ${course.id}`);
  const admin = await createPerson(db, { firstName: 'Ada', hasVbvAdminAccess: true });
  const responsible = await createPerson(db, { firstName: 'Tara' });
  await run(sql`insert into organisation_roles (user_id, role, organisation_id, course_id)
    select ${responsible.id}, 'Ausbildungsverantwortlicher', 'org-7', id from courses`);
  await run(sql`set session_replication_role = default`);
  await run(sql`vacuum analyze`);
  const token = async (userId: string) =>
    (await startLoginSession(db, { userId, userAgent: 'benchmark' })).token;
  return {
    courseId: course.id,
    wideSession,
    admin: await token(admin.id),
    responsible: await token(responsible.id),
  };
}

async function seedOrganisationMetrics(run: (statement: SQL) => Promise<unknown>, session: string) {
  const names = sql`'{"de":"Allgemein","fr":"Général","it":"Generale"}'::jsonb`;
  await run(sql`insert into course_profiles (code, names) select 'profile-' || n, ${names} from generate_series(1, 5) n
    on conflict do nothing`);
  await run(sql`insert into exam_types (code, names, price) values ('benchmark', ${names}, 25000)`);
  await run(sql`insert into orders (user_id, product_id, course_session_id, price, state, idempotency_key, invoice_address,
      organisation_id, created_at, confirmed_at)
    select csu.user_id, gen_random_uuid(), ${session}, 73000, 'confirmed', csu.user_id::text, '{}',
      person.organisation_id, csu.created_at, csu.created_at
    from course_session_users csu join users person on person.id = csu.user_id
    where csu.course_session_id = ${session}`);
  await run(sql`insert into exam_results (user_id, course_session_id, circle_key, exam_type_id, result, price,
      organisation_id, taken_on)
    select csu.user_id, ${session}, gen_random_uuid(), (select id from exam_types where code = 'benchmark'),
      case when random() < 0.8 then 'passed' else 'failed' end, 25000, person.organisation_id,
      date '2023-01-01' + (random() * 1300)::int
    from course_session_users csu join users person on person.id = csu.user_id
    where csu.course_session_id = ${session}`);
  await run(sql`insert into granted_certificates (user_id, course_session_id, profile_id, organisation_id, granted_on)
    select csu.user_id, ${session}, profile.id, person.organisation_id, date '2023-01-01' + (random() * 1300)::int
    from course_session_users csu join users person on person.id = csu.user_id
    join lateral (select id from course_profiles where csu.id is not null order by random() limit 1) profile on true
    where csu.course_session_id = ${session}`);
}

/** Eight more circles with five criteria each. @returns the translation keys of the circles */
async function createCircles(db: Database, courseId: string, topicKey: string): Promise<string[]> {
  const circleKeys = Array.from({ length: circles }, () => randomUUID());
  const page = (
    contentType: string,
    slug: string,
    parentKey: string,
    translationKey: string = randomUUID(),
  ) => ({
    courseId,
    translationKey,
    language: 'de' as const,
    parentKey,
    position: 200,
    contentType,
    slug,
    title: slug,
    canUserSelfToggle: canSelfToggle(contentType),
  });
  const rows = circleKeys.flatMap((key, index) => {
    const circle = page('learnpath.Circle', `circle-${index}`, topicKey, key);
    const sequence = page('learnpath.LearningSequence', `sequence-${index}`, key);
    const unit = page('learnpath.LearningUnit', `unit-${index}`, sequence.translationKey);
    const criteria = Array.from({ length: criteriaPerCircle }, (_, number) =>
      page('competence.PerformanceCriterion', `criterion-${number}`, unit.translationKey),
    );
    return [circle, sequence, unit, ...criteria];
  });
  await db.insert(pages).values(rows);
  return circleKeys;
}
