import { type CourseSession, endpoints } from '@learn/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCast, createPerson, createSession, dayFromToday, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { mentorRelations } from './tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

async function sessionsOf(username: string): Promise<CourseSession[]> {
  const answer = await (await server.login(username)).get(endpoints.sessions.path);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('GET /api/course/sessions/', () => {
  it('answers every field, in the language of the person', async () => {
    const { people, session, course } = await createCast(server.db);
    const french = await createPerson(server.db, { firstName: 'Marc', language: 'fr' });
    await enrol(server.db, { userId: french.id, courseSessionId: session.id });
    expect(await sessionsOf(french.username)).toEqual([
      {
        id: session.id,
        created_at: session.createdAt.toISOString(),
        updated_at: session.updatedAt.toISOString(),
        course: {
          id: course.id,
          slug: course.slug,
          title: 'Cours',
          course_type: 'vv',
          configuration: {
            enable_circle_documents: false,
            enable_learning_mentor: true,
            enable_competence_certificates: true,
            enable_course_profiles: false,
            is_vv: true,
            is_uk: false,
          },
        },
        title: 'Session',
        start_date: dayFromToday(-30),
        end_date: dayFromToday(60),
        region: 'Zürich',
        generation: '2026',
        actions: [
          'learning-path',
          'media-library',
          'competence-navi',
          'appointments',
          'learning-mentor',
          'learning-mentor::edit-mentors',
        ],
        is_uk: false,
        is_vv: true,
        my_role: 'MEMBER',
        user_role: 'MEMBER',
      },
    ]);
    const [german] = await sessionsOf(people.member.username);
    expect(german).toMatchObject({ title: 'Durchführung', course: { title: 'Kurs' } });
  });

  it('begins with the session to continue in, which home and the pages of the course open', async () => {
    const { people, session, course, de } = await createCast(server.db);
    const later = await createSession(server.db, course.id, { startDate: dayFromToday(-5) });
    await enrol(server.db, { userId: people.member.id, courseSessionId: later.id });
    const order = async () => (await sessionsOf(people.member.username)).map(({ id }) => id);
    const panels = async () =>
      (await (await server.login(people.member.username)).get(endpoints.dashboardConfig.path)).json();
    expect(await order()).toEqual([session.id, later.id]);
    const mark = { page_id: de.text, completion_status: 'SUCCESS', course_session_id: later.id };
    await (await server.login(people.member.username)).post(endpoints.markCompletion.path, mark);
    expect(await order()).toEqual([later.id, session.id]);
    expect(await panels()).toMatchObject([{ session_to_continue_id: later.id }]);
  });

  it('gives each role its sessions and actions', async () => {
    const { people, session } = await createCast(server.db, { courseType: 'uk' });
    const summary = async (name: keyof typeof people) =>
      (await sessionsOf(people[name].username)).map(({ id, my_role, actions }) => ({ id, my_role, actions }));
    const { id } = session;
    const led = ['expert-cockpit', 'preview', 'appointments'];
    expect(await summary('expert')).toEqual([{ id, my_role: 'EXPERT', actions: led }]);
    expect(await summary('supervisor')).toEqual([{ id, my_role: 'SUPERVISOR', actions: led }]);
    expect(await summary('mentor')).toEqual([
      {
        id,
        my_role: 'LEARNING_MENTOR',
        actions: ['preview', 'appointments', 'learning-mentor', 'is_learning_mentor'],
      },
    ]);
    expect(await summary('foreignSupervisor')).toEqual([]);
    expect(await summary('nobody')).toEqual([]);
    expect(await summary('admin')).toEqual([]);
  });

  it('lists a session once, although there are several reasons for it', async () => {
    const { people, session } = await createCast(server.db);
    await enrol(server.db, { userId: people.supervisor.id, courseSessionId: session.id, role: 'EXPERT' });
    const own = await sessionsOf(people.supervisor.username);
    expect(own.map(({ my_role }) => my_role)).toEqual(['EXPERT']);
  });

  it('counts a person with mentees as their mentor, also without an enrolment', async () => {
    const { session } = await createCast(server.db);
    const [mentor, mentee] = await Promise.all([
      createPerson(server.db, { firstName: 'Sandra' }),
      createPerson(server.db, { firstName: 'Tim' }),
    ]);
    const { id } = await enrol(server.db, { userId: mentee.id, courseSessionId: session.id });
    await server.db.insert(mentorRelations).values({ mentorId: mentor.id, participantId: id });
    expect((await sessionsOf(mentor.username)).map(({ my_role }) => my_role)).toEqual(['LEARNING_MENTOR']);
  });

  it('sorts by course and begin', async () => {
    const second = await createCast(server.db, { position: 2 });
    const first = await createCast(server.db, { position: 1 });
    const person = await createPerson(server.db, { firstName: 'Lena' });
    const later = await createSession(server.db, first.course.id, { startDate: dayFromToday(1) });
    for (const { id } of [second.session, later, first.session]) {
      await enrol(server.db, { userId: person.id, courseSessionId: id });
    }
    const ids = (await sessionsOf(person.username)).map(({ id }) => id);
    expect(ids).toEqual([first.session.id, later.id, second.session.id]);
  });
});
