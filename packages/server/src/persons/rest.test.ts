import { endpoints } from '@learn/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, type CastMember, createCast, createPerson, enrol } from '../../test/factories.ts';
import { askPersons, personsSeenBy } from '../../test/personsSeenBy.ts';
import { createProfiles } from '../../test/statisticsWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions } from '../assignments/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers, expertCircles, mentorRelations } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = (username: string, query?: string) => askPersons(server, username, query);
const seenBy = (name: CastMember, query?: string) => personsSeenBy({ server, cast }, name, query);

describe('GET /api/dashboard/persons/', () => {
  it.each<[CastMember, string[]]>([
    ['member', ['expert*', 'fellow', 'foreignMentor*', 'mentor*']],
    ['fellow', ['expert*', 'foreignMentor*', 'member', 'mentor*']],
    ['other', ['foreignExpert*']],
    ['expert', ['fellow*', 'foreignMentor*', 'member*', 'mentor*']],
    ['foreignExpert', ['other*']],
    ['mentor', ['member*']],
    ['foreignMentor', ['fellow*']],
    ['supervisor', ['expert*', 'fellow*', 'foreignMentor*', 'member*', 'mentor*']],
    ['foreignSupervisor', []],
    ['apprenticeTrainer', ['member*']],
    ['foreignApprenticeTrainer', ['fellow*']],
    ['trainingResponsible', ['member*']],
    ['foreignTrainingResponsible', ['fellow*']],
    ['examExpert', []],
    ['nobody', []],
  ])('shows %s the people that the matrix allows', async (name, expected) => {
    expect(await seenBy(name)).toEqual(expected);
  });

  it('shows administrators everybody, also people without a course', async () => {
    const seen = await seenBy('admin');
    expect(seen).toEqual(
      Object.keys(cast.people)
        .sort()
        .map((name) => `${name}*`),
    );
  });

  it('says nothing of a fellow participant but the name', async () => {
    const { fellow, expert } = cast.people;
    const photo = { avatarUrl: '/media/photo.jpg' };
    await server.db
      .update(users)
      .set(photo)
      .where(inArray(users.id, [fellow.id, expert.id]));
    const { persons } = await ask(cast.people.member.username);
    expect(persons.find(({ user_id }) => user_id === expert.id)?.avatar_url).toBe('/media/photo.jpg');
    await server.db
      .update(users)
      .set({ avatarUrl: '' })
      .where(inArray(users.id, [fellow.id, expert.id]));
    expect(persons.find(({ user_id }) => user_id === cast.people.fellow.id)).toMatchObject({
      first_name: 'Finn',
      last_name: 'Muster',
      avatar_url: '',
      email: null,
      vbv_id: null,
      organisation: null,
      chosen_profile: null,
    });
  });

  it('names the employer of people that the viewer looks after', async () => {
    const { persons } = await ask(cast.people.mentor.username);
    expect(persons).toMatchObject([{ organisation: cast.employer, organisation_name: 'Arbeitgeberin AG' }]);
  });

  it('answers every field', async () => {
    const { persons } = await ask(cast.people.fellow.username, '?role=EXPERT');
    const { people, session, course } = cast;
    expect(persons).toEqual([
      {
        user_id: people.expert.id,
        first_name: 'Emil',
        last_name: 'Muster',
        avatar_url: '',
        email: people.expert.email,
        vbv_id: null,
        organisation: null,
        organisation_name: null,
        chosen_profile: null,
        course_sessions: [
          {
            id: session.id,
            session_title: 'Durchführung',
            course_id: course.id,
            course_slug: course.slug,
            course_title: 'Kurs',
            course_type: 'vv',
            region: 'Zürich',
            generation: '2026',
            is_uk: false,
            is_vv: true,
            my_role: 'MEMBER',
            user_role: 'EXPERT',
            course_session_user_id: cast.enrolments.expert,
            chosen_profile: null,
            circles: [
              { id: work.ids.de.work, title: 'work (de)', slug: 'work' },
              { id: work.ids.de.exam, title: 'exam (de)', slug: 'exam' },
            ],
          },
        ],
      },
    ]);
  });

  it('needs a login', async () => {
    expect((await server.visit().get(endpoints.persons.path)).statusCode).toBe(401);
  });

  it('shows mentors who are not enrolled, and every session that both have', async () => {
    const { db } = server;
    const other = await createCast(db);
    const unenrolled = await createPerson(db, { firstName: 'Ulla' });
    await db
      .insert(mentorRelations)
      .values({ mentorId: unenrolled.id, participantId: other.enrolments.member });
    await enrol(db, { userId: other.people.member.id, courseSessionId: other.elsewhere.id });
    await enrol(db, { userId: other.people.fellow.id, courseSessionId: other.elsewhere.id });
    const { persons } = await ask(other.people.member.username);
    expect(persons.find(({ user_id }) => user_id === unenrolled.id)?.course_sessions).toMatchObject([
      { id: other.session.id, user_role: 'LEARNING_MENTOR', my_role: 'MEMBER', course_session_user_id: null },
    ]);
    const fellow = persons.find(({ user_id }) => user_id === other.people.fellow.id);
    expect(fellow?.course_sessions.map(({ id }) => id).sort()).toEqual(
      [other.session.id, other.elsewhere.id].sort(),
    );
    const mentees = await ask(unenrolled.username);
    expect(mentees.persons.map(({ user_id }) => user_id)).toEqual([other.people.member.id]);
  });
});

describe('competence metrics', () => {
  const query = '?with_competence_metrics=true';

  beforeAll(async () => {
    const { db } = server;
    const row = (
      userId: string,
      assignmentId: string,
      evaluationPassed: boolean | null,
      released = true,
    ) => ({
      userId,
      assignmentId,
      courseSessionId: cast.session.id,
      completionStatus: released ? ('EVALUATION_SUBMITTED' as const) : ('EVALUATION_IN_PROGRESS' as const),
      evaluationPassed,
    });
    const { member, fellow } = cast.people;
    await db
      .insert(assignmentCompletions)
      .values([
        row(member.id, work.assignmentIds.casework, true),
        row(member.id, work.assignmentIds.test, false),
        row(member.id, work.assignmentIds.praxis, true),
        row(fellow.id, work.assignmentIds.casework, true, false),
      ]);
  });

  it('counts released evaluations', async () => {
    const { persons } = await ask(cast.people.expert.username, `${query}&role=MEMBER`);
    expect(persons.map(({ first_name, competence_metrics }) => ({ first_name, competence_metrics }))).toEqual(
      [
        { first_name: 'Finn', competence_metrics: { passed_count: 0, failed_count: 0 } },
        { first_name: 'Mia', competence_metrics: { passed_count: 2, failed_count: 1 } },
      ],
    );
  });

  it.each<[CastMember, number, number]>([
    ['mentor', 1, 0],
    ['apprenticeTrainer', 2, 1],
  ])('counts for a %s the assignments that the role may see', async (name, passed_count, failed_count) => {
    const { persons } = await ask(cast.people[name].username, query);
    expect(persons).toMatchObject([
      { first_name: 'Mia', competence_metrics: { passed_count, failed_count } },
    ]);
  });

  it('counts only assignments in the path of the person', async () => {
    const { db } = server;
    const profiles = await createProfiles(db);
    const isCircle = eq(pages.translationKey, work.keys.work);
    const ofMember = and(
      eq(courseSessionUsers.userId, cast.people.member.id),
      eq(courseSessionUsers.courseSessionId, cast.session.id),
    );
    const counted = async () => {
      const { persons } = await ask(cast.people.apprenticeTrainer.username, query);
      return persons.map(({ competence_metrics }) => competence_metrics);
    };
    const choose = (chosenProfileId: string | null) =>
      db.update(courseSessionUsers).set({ chosenProfileId }).where(ofMember);
    const [circle] = await db.select().from(pages).where(isCircle);
    await db
      .update(pages)
      .set({ data: { ...circle?.data, profiles: ['leben'] } })
      .where(isCircle);
    expect(await counted()).toEqual([{ passed_count: 2, failed_count: 1 }]);
    await choose(profiles.nichtleben);
    expect(await counted()).toEqual([{ passed_count: 0, failed_count: 0 }]);
    await choose(profiles.leben);
    expect(await counted()).toEqual([{ passed_count: 2, failed_count: 1 }]);
    const isCasework = eq(pages.translationKey, work.keys.casework);
    await db.update(pages).set({ live: false }).where(isCasework);
    expect(await counted()).toEqual([{ passed_count: 1, failed_count: 1 }]);
    await db.update(pages).set({ live: true }).where(isCasework);
    await db
      .update(pages)
      .set({ data: circle?.data ?? {} })
      .where(isCircle);
    await choose(null);
  });

  it.each<[CastMember, string[]]>([
    ['fellow', ['expert*', 'foreignMentor*', 'member', 'mentor*']],
    ['expert', ['fellow*!', 'foreignMentor*', 'member*!', 'mentor*']],
    ['supervisor', ['expert*', 'fellow*!', 'foreignMentor*', 'member*!', 'mentor*']],
    ['mentor', ['member*!']],
    ['apprenticeTrainer', ['member*!']],
    ['trainingResponsible', ['member*']],
  ])('shows %s only results that the role may see', async (name, expected) => {
    expect(await seenBy(name, query)).toEqual(expected);
  });

  it('gives training responsibles no named results, however they filter and sort', async () => {
    for (const more of ['', '&role=MEMBER', '&sort=-session', `&session=${cast.session.id}`, '&search=mia']) {
      const { persons } = await ask(cast.people.trainingResponsible.username, query + more);
      expect(persons).toMatchObject([{ first_name: 'Mia', competence_metrics: null }]);
    }
  });

  it('counts for experts the circles that they look after in the session, and nothing without one', async () => {
    const { db } = server;
    const { id: userId, username } = await createPerson(db, { firstName: 'Elsa' });
    const here = await enrol(db, { userId, courseSessionId: cast.session.id, role: 'EXPERT' });
    const elsewhere = await enrol(db, { userId, courseSessionId: cast.elsewhere.id, role: 'EXPERT' });
    const ofMember = async () => {
      const { persons } = await ask(username, `${query}&role=MEMBER&session=${cast.session.id}`);
      return persons.find(({ user_id }) => user_id === cast.people.member.id)?.competence_metrics;
    };
    const looksAfter = (courseSessionUserId: string, circleKey: string) =>
      db.insert(expertCircles).values({ courseSessionUserId, circleKey });
    expect(await ofMember()).toBeNull();
    await looksAfter(elsewhere.id, work.keys.work);
    expect(await ofMember()).toBeNull();
    await looksAfter(here.id, cast.keys.basics);
    expect(await ofMember()).toEqual({ passed_count: 0, failed_count: 0 });
    await looksAfter(here.id, work.keys.work);
    expect(await ofMember()).toEqual({ passed_count: 2, failed_count: 1 });
  });
});
