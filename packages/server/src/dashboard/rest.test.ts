import { type DashboardConfig, endpoints } from '@learn/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CastMember,
  createCast,
  createPerson,
  createSession,
  dayFromToday,
  enrol,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { completions } from '../completions/tables.ts';
import { organisationRoles } from '../course-sessions/tables.ts';
import { courses, type HomeWidgetLists } from '../courses/tables.ts';
import { organisations } from '../organisations/tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.db.insert(organisations).values({ id: '4', name: 'Muster AG' });
});
afterAll(() => server[Symbol.asyncDispose]());

async function dashboardOf(username: string): Promise<DashboardConfig[]> {
  const answer = await (await server.login(username)).get(endpoints.dashboardConfig.path);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('GET /api/dashboard/config/', () => {
  it('answers every field of a panel', async () => {
    const { people, course, session } = await createCast(server.db);
    expect(await dashboardOf(people.member.username)).toEqual([
      {
        course_id: course.id,
        course_slug: course.slug,
        course_title: 'Kurs',
        course_type: 'vv',
        role_key: 'Member',
        role_keys: ['Member'],
        widgets: ['ProgressWidget', 'CompetenceWidget', 'CompetenceCertificateWidget'],
        session_to_continue_id: session.id,
        has_preview: false,
        is_vv: true,
        is_uk: false,
        id: course.id,
        name: 'Kurs',
        slug: course.slug,
        dashboard_type: 'Member',
        course_configuration: {
          enable_circle_documents: course.enableCircleDocuments,
          enable_learning_mentor: course.enableLearningMentor,
          enable_competence_certificates: course.enableCompetenceCertificates,
          enable_course_profiles: course.enableCourseProfiles,
          is_vv: true,
          is_uk: false,
        },
      },
    ]);
  });

  it('gives each role its widgets and preview', async () => {
    const uk = await createCast(server.db, { courseType: 'uk' });
    const vv = await createCast(server.db, { enableCompetenceCertificates: false });
    const panel = async ({ people }: typeof uk, name: keyof typeof people) => {
      const [own] = await dashboardOf(people[name].username);
      return [own?.role_key, own?.widgets, own?.has_preview];
    };
    const mentor = ['MentorPersonWidget'];
    expect(await panel(vv, 'member')).toEqual(['Member', ['ProgressWidget', 'CompetenceWidget'], false]);
    expect(await panel(uk, 'expert')).toEqual(['Trainer', ['UKStatisticsWidget'], true]);
    expect(await panel(vv, 'expert')).toEqual(['Trainer', [], true]);
    expect(await panel(uk, 'supervisor')).toEqual(['Supervisor', ['UKStatisticsWidget'], true]);
    expect(await panel(uk, 'mentor')).toEqual(['MentorUK', mentor, true]);
    expect(await panel(vv, 'mentor')).toEqual(['MentorVV', mentor, false]);
    expect(await panel(uk, 'foreignSupervisor')).toEqual([undefined, undefined, undefined]);
    expect(await dashboardOf(uk.people.nobody.username)).toEqual([]);
  });

  it.each([
    ['Ausbildungsverantwortlicher', ['TrainingResponsibleStatisticsWidget', 'CertificateSummaryWidget']],
    ['Berufsbildner', ['UKBerufsbildnerStatisticsWidget']],
    ['Prüfungsexperte', ['ExamExpertStatisticsWidget']],
  ] as const)('shows a %s the panel without a session', async (role, widgets) => {
    const { course, people } = await createCast(server.db);
    const organisationId = role === 'Prüfungsexperte' ? null : '4';
    await server.db
      .insert(organisationRoles)
      .values({ userId: people.nobody.id, role, organisationId, courseId: course.id });
    expect(await dashboardOf(people.nobody.username)).toMatchObject([
      { course_id: course.id, role_key: role, widgets, session_to_continue_id: null, has_preview: false },
    ]);
  });

  it('adds the widgets of an organisation role to the panel of the session', async () => {
    const { course, people } = await createCast(server.db, { courseType: 'uk' });
    await server.db
      .insert(organisationRoles)
      .values({ userId: people.mentor.id, role: 'Berufsbildner', organisationId: '4', courseId: course.id });
    expect(await dashboardOf(people.mentor.username)).toMatchObject([
      {
        role_key: 'MentorUK',
        role_keys: ['MentorUK', 'Berufsbildner'],
        widgets: ['MentorPersonWidget', 'UKBerufsbildnerStatisticsWidget'],
      },
    ]);
  });

  describe('where the course has lists of widgets', () => {
    const panelOf = async (homeWidgets: HomeWidgetLists | null, member: CastMember = 'member') => {
      const own = await createCast(server.db, { courseType: 'uk', homeWidgets });
      const [panel] = await dashboardOf(own.people[member].username);
      return panel?.widgets;
    };

    it('shows those of the role, in their order', async () => {
      const lists = { Member: ['CompetenceWidget', 'ProgressWidget'] };
      expect(await panelOf(lists)).toEqual(['CompetenceWidget', 'ProgressWidget']);
      expect(await panelOf({ Member: [] })).toEqual([]);
    });

    it('shows a role that has none what goes with it', async () => {
      const standard = await panelOf(null, 'supervisor');
      expect(standard).toEqual(['UKStatisticsWidget']);
      expect(await panelOf({ Member: ['ProgressWidget'] }, 'supervisor')).toEqual(standard);
    });

    it('keeps ids that it does not know, and does without roles that it does not know', async () => {
      const lists = { Member: ['NewsWidget', 'ProgressWidget'], Gast: ['ProgressWidget'] };
      expect(await panelOf(lists)).toEqual(['NewsWidget', 'ProgressWidget']);
    });

    it('names a widget of several roles once', async () => {
      const { course, people } = await createCast(server.db, {
        courseType: 'uk',
        homeWidgets: {
          MentorUK: ['MentorTasksWidget', 'NewsWidget'],
          Berufsbildner: ['NewsWidget', 'UKBerufsbildnerStatisticsWidget'],
        },
      });
      await server.db.insert(organisationRoles).values({
        userId: people.mentor.id,
        role: 'Berufsbildner',
        organisationId: '4',
        courseId: course.id,
      });
      expect((await dashboardOf(people.mentor.username))[0]?.widgets).toEqual([
        'MentorTasksWidget',
        'NewsWidget',
        'UKBerufsbildnerStatisticsWidget',
      ]);
    });

    it.each([
      ['a list', `["ProgressWidget"]`],
      ['a single id', `{"Member": "ProgressWidget"}`],
      ['something else than ids', `{"Member": ["ProgressWidget", 1]}`],
      ['a list of lists', `{"Member": [["ProgressWidget"]]}`],
    ])('and the database refuses %s', async (_what, lists) => {
      const change = server.db.update(courses).set({ homeWidgets: sql`${lists}::jsonb` });
      await expect(change).rejects.toMatchObject({ cause: { constraint: 'courses_home_widgets' } });
    });
  });

  it('continues in the session that was worked in last, else in the first that runs, else in the first', async () => {
    const { course, keys } = await createCast(server.db);
    const { id: userId, username } = await createPerson(server.db, { firstName: 'Lena' });
    const past = await createSession(server.db, course.id, {
      startDate: dayFromToday(-90),
      endDate: dayFromToday(-1),
    });
    await enrol(server.db, { userId, courseSessionId: past.id });
    const next = async () => (await dashboardOf(username)).map((panel) => panel.session_to_continue_id);
    expect(await next()).toEqual([past.id]);
    const running = await createSession(server.db, course.id, {
      startDate: dayFromToday(0),
      endDate: dayFromToday(0),
    });
    await enrol(server.db, { userId, courseSessionId: running.id });
    expect(await next()).toEqual([running.id]);
    const worked = { userId, translationKey: keys.text, completionStatus: 'SUCCESS', pageType: 'x' } as const;
    await server.db.insert(completions).values([
      { ...worked, courseSessionId: running.id, updatedAt: new Date('2026-01-01') },
      { ...worked, courseSessionId: past.id, updatedAt: new Date('2026-01-02') },
    ]);
    expect(await next()).toEqual([past.id]);
  });

  it('shows one panel for a course in which a person has several roles', async () => {
    const { course, people, elsewhere } = await createCast(server.db);
    const first = await createSession(server.db, course.id, { startDate: dayFromToday(-300) });
    await enrol(server.db, { userId: people.foreignExpert.id, courseSessionId: first.id });
    expect(await dashboardOf(people.foreignExpert.username)).toMatchObject([
      { role_key: 'Trainer', session_to_continue_id: elsewhere.id },
    ]);
  });
});
