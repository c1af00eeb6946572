import { endpoints } from '@learn/contracts';
import { notificationCategories, rowsOf } from '@learn/server/sample-data';
import { startTestServer, type TestServer } from '@learn/server/testing';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts } from './accounts.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
});

afterAll(() => server[Symbol.asyncDispose]());

function rows(statement: SQL): Promise<Record<string, unknown>[]> {
  return rowsOf(server.db, statement);
}

async function numberOf(statement: SQL): Promise<number> {
  const [row] = await rows(statement);
  return Number(Object.values(row ?? {})[0]);
}

const idOf = (username: string) => sql`(select id from users where username = ${username})`;

describe('everybody', () => {
  test.each(demoAccounts.map(({ username }) => [username]))(
    '%s has notifications, read and unread',
    async (username) => {
      const [counts] = await rows(sql`
      select count(*) filter (where read_at is null)::int as unread, count(*) filter (where read_at is not null)::int as read
      from notifications where user_id = ${idOf(username)}`);
      expect(Number(counts?.unread)).toBeGreaterThan(0);
      expect(Number(counts?.read)).toBeGreaterThan(0);
    },
  );

  test('hears of all kinds of things, and of none that is to come', async () => {
    const found = await rows(sql`select distinct category from notifications`);
    expect(found.map(({ category }) => category).sort()).toEqual([...notificationCategories].sort());
    expect(
      await numberOf(sql`select count(*) from notifications where created_at > now() or read_at > now()`),
    ).toBe(0);
    expect(await rows(sql`select target_url from notifications where target_url not like '/%'`)).toEqual([]);
  });
});

describe('the pages of', () => {
  test.each(['lena.keller', 'marc.favre', 'giulia.rossi', 'jonas.frei'])(
    '%s have an evaluated assignment, a test result, a recorded day and dates to come',
    async (username) => {
      const released = await rows(sql`
        select distinct a.assignment_type = 'EDONIQ_TEST' as test from assignment_completions c
        join assignments a on a.id = c.assignment_id
        where c.user_id = ${idOf(username)} and c.completion_status = 'EVALUATION_SUBMITTED'`);
      expect(released).toHaveLength(2);
      expect(
        await numberOf(sql`select count(*) from attendance_entries where user_id = ${idOf(username)}`),
      ).toBeGreaterThan(0);
      const toCome = await numberOf(sql`
        select count(*) from session_assignments s
        join course_session_users m on m.course_session_id = s.course_session_id
        where m.user_id = ${idOf(username)} and s.submission_deadline > now()`);
      expect(toCome).toBeGreaterThan(0);
    },
  );

  test('Lena have an evaluation with a deduction, its reason and its author', async () => {
    const found = await rows(sql`
      select c.evaluation_points - c.evaluation_points_final as difference, c.evaluation_points_deducted as deducted,
        c.evaluation_points_deducted_reason as reason,
        c.evaluation_points_deducted_user_id = c.evaluation_user_id as by_evaluator, c.evaluation_passed as passed
      from assignment_completions c
      where c.user_id = ${idOf('lena.keller')} and c.evaluation_points_deducted > 0`);
    expect(
      found.map((row) => ({ ...row, difference: Number(row.difference), deducted: Number(row.deducted) })),
    ).toEqual([
      {
        difference: 2,
        deducted: 2,
        reason: 'Zwei Quellen sind nicht angegeben.',
        by_evaluator: true,
        passed: true,
      },
    ]);
  });

  test('Thomas have assignments to evaluate, and a day to be recorded', async () => {
    const waiting = await numberOf(sql`
      select count(*) from assignment_completions c join assignments a on a.id = c.assignment_id
      join expert_circles e on e.circle_key = a.circle_key
      join course_session_users m on m.id = e.course_session_user_id and m.course_session_id = c.course_session_id
      where m.user_id = ${idOf('thomas.meier')} and a.needs_expert_evaluation
        and c.completion_status in ('SUBMITTED', 'EVALUATION_IN_PROGRESS')`);
    expect(waiting).toBeGreaterThan(1);
    const open = await numberOf(sql`
      select count(*) from attendance_courses d
      join course_session_users m on m.course_session_id = d.course_session_id
      where m.user_id = ${idOf('thomas.meier')} and m.role = 'EXPERT' and d.ends_at < now()
        and not exists (select 1 from attendance_entries e where e.attendance_course_id = d.id)`);
    expect(open).toBe(1);
  });

  test.each(['sandra.huber', 'peter.blanc'])('%s have a praxis assignment to evaluate', async (username) => {
    const waiting = await numberOf(sql`
      select count(*) from assignment_completions c
      join assignments a on a.id = c.assignment_id and a.assignment_type = 'PRAXIS_ASSIGNMENT'
      join course_session_users m on m.user_id = c.user_id and m.course_session_id = c.course_session_id
      join mentor_relations r on r.participant_id = m.id and r.mentor_id = ${idOf(username)}
      where c.completion_status = 'SUBMITTED'`);
    expect(waiting).toBeGreaterThan(0);
  });

  test('Sandra have self-assessments that are answered and one that waits', async () => {
    expect(
      await rows(sql`select submitted_at is null as open, count(*) > 0 as some from self_evaluation_feedbacks
        where provider_id = ${idOf('sandra.huber')} group by 1 order by 1`),
    ).toEqual([
      { open: false, some: true },
      { open: true, some: true },
    ]);
  });

  test.each([
    ['lena.keller', endpoints.dueDates.path],
    ['marc.favre', endpoints.dueDates.path],
    ['thomas.meier', endpoints.dueDates.path],
    ['urs.baumann', endpoints.dueDates.path],
    ['lena.keller', endpoints.persons.path],
    ['sandra.huber', endpoints.persons.path],
    ['monika.steiner', endpoints.persons.path],
    ['daniel.vogt', endpoints.persons.path],
    ['regula.ammann', endpoints.persons.path],
    ['carla.conti', endpoints.persons.path],
  ])('%s show something at %s', async (username, address) => {
    const answer = await (await server.login(username)).get(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<unknown[]>().length).toBeGreaterThan(0);
  });

  test.each([
    ['sandra.huber', 'versicherungsvermittler-in'],
    ['peter.blanc', 'ueberbetriebliche-kurse'],
  ])('%s count the tasks that wait', async (username, slug) => {
    const [course] = await rows(sql`select id from courses where slug = ${slug}`);
    const address = endpoints.openTaskCount.path.replace(':courseId', String(course?.id));
    const answer = await (await server.login(username)).get(address);
    expect(answer.json<{ open_task_count: number }>().open_task_count).toBeGreaterThan(0);
  });

  test.each(['Zürich', 'Mittelland'])(
    'Daniel have costs, exams and certificates of three years in %s',
    async (region) => {
      const own = sql`organisation_id = (select organisation_id from users where username = 'daniel.vogt')
      and course_session_id in (select s.id from course_sessions s join courses c on c.id = s.course_id
        where s.region = ${region} and c.course_type = 'vv')`;
      const years =
        await rows(sql`select extract(year from confirmed_at)::int as year, sum(price)::int as cost
      from orders where state = 'confirmed' and ${own} group by 1`);
      expect(years.length).toBeGreaterThanOrEqual(3);
      expect(years.filter(({ cost }) => Number(cost) <= 0)).toEqual([]);
      const exams = await rows(
        sql`select extract(year from taken_on)::int as year from exam_results where ${own} group by 1`,
      );
      expect(exams.length).toBeGreaterThanOrEqual(3);
      const profiles = await rows(sql`select profile_id from granted_certificates where ${own} group by 1`);
      expect(profiles.length).toBeGreaterThan(1);
      const people =
        await numberOf(sql`select count(*) from course_session_users m join users u on u.id = m.user_id
      where m.role = 'MEMBER' and ${own}`);
      expect(people).toBeGreaterThan(5);
    },
  );

  test('Monika have more than five apprentices with grades', async () => {
    const apprentices = await numberOf(sql`
      select count(distinct c.user_id) from assignment_completions c join users u on u.id = c.user_id
      join course_sessions s on s.id = c.course_session_id join courses o on o.id = s.course_id and o.course_type = 'uk'
      where c.completion_status = 'EVALUATION_SUBMITTED'
        and u.organisation_id = (select organisation_id from users where username = 'monika.steiner')`);
    expect(apprentices).toBeGreaterThan(5);
  });

  test('Regula have sessions of two regions with figures', async () => {
    const regions = await rows(sql`
      select distinct s.region from supervisor_regions r
      join course_sessions s on s.course_id = r.course_id and s.region = r.region
      join assignment_completions c on c.course_session_id = s.id
      where r.user_id = ${idOf('regula.ammann')}`);
    expect(regions).toHaveLength(2);
  });

  test('Carla have widgets with links, and a record of what was done', async () => {
    const widgets = await rows(sql`select w.id, count(l.id)::int as links from admin_widgets w
      left join admin_widget_links l on l.widget_id = w.id group by 1`);
    expect(widgets.length).toBeGreaterThan(2);
    expect(widgets.filter(({ links }) => Number(links) === 0)).toEqual([]);
    const actions = await rows(sql`select distinct action from audit_entries`);
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'evaluation.released',
        'evaluation.deducted',
        'attendance.recorded',
        'exam.transition',
      ]),
    );
    expect(await numberOf(sql`select count(*) from audit_entries where at > now()`)).toBe(0);
  });

  test('Noah have an invitation that is still open', async () => {
    const open = await rows(
      sql`select i.email from mentor_invitations i where accepted_at is null and expires_at > now()`,
    );
    expect(open).toEqual(await rows(sql`select email from users where username = 'noah.weber'`));
  });
});
