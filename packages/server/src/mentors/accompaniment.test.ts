import { endpoints } from '@learn/contracts';
import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast, createPerson, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { untilOthersWait } from '../../test/untilOthersWait.ts';
import { auditEntries } from '../audit/tables.ts';
import { tokenHash } from '../authentication/tokenHash.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import { mentorInvitations, selfEvaluationFeedbacks } from './tables.ts';

type Mentors = EndpointAnswer<typeof mentorEndpoints.mentors>;

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  cast = await createCast(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

const login = (person: CastMember) => server.login(cast.people[person].username);
const address = () => endpoints.mentors.path.replace(':courseSessionId', cast.session.id);

async function list(person: CastMember) {
  const answer = await (await login(person)).get(address());
  expect(answer.statusCode).toBe(200);
  return answer
    .json<Mentors>()
    .map(({ first_name, mentees }) => [first_name, mentees.map((mentee) => mentee.first_name)]);
}

async function end(person: CastMember, other: CastMember) {
  const { id } = cast.people[other];
  return (await (await login(person)).delete(`${address()}/${id}/`)).statusCode;
}

const relations = () =>
  server.db
    .select({ mentorId: mentorRelations.mentorId, menteeId: courseSessionUsers.userId })
    .from(mentorRelations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
    .where(eq(courseSessionUsers.courseSessionId, cast.session.id));

const enrolmentOf = (person: CastMember) =>
  server.db
    .select()
    .from(courseSessionUsers)
    .where(
      and(
        eq(courseSessionUsers.courseSessionId, cast.session.id),
        eq(courseSessionUsers.userId, cast.people[person].id),
      ),
    );

describe('GET /api/mentor/{session}/mentors', () => {
  it('names the mentors with address, and the mentees without', async () => {
    const { mentor, member } = cast.people;
    expect((await (await login('member')).get(address())).json()).toEqual([
      {
        id: mentor.id,
        first_name: 'Moritz',
        last_name: 'Muster',
        avatar_url: '',
        email: mentor.email,
        mentees: [{ id: member.id, first_name: 'Mia', last_name: 'Muster', avatar_url: '' }],
      },
    ]);
  });

  it.each<[CastMember, unknown]>([
    ['member', [['Moritz', ['Mia']]]],
    ['fellow', [['Magda', ['Finn']]]],
    ['mentor', [['Moritz', ['Mia']]]],
    [
      'expert',
      [
        ['Magda', ['Finn']],
        ['Moritz', ['Mia']],
      ],
    ],
    [
      'supervisor',
      [
        ['Magda', ['Finn']],
        ['Moritz', ['Mia']],
      ],
    ],
    [
      'admin',
      [
        ['Magda', ['Finn']],
        ['Moritz', ['Mia']],
      ],
    ],
  ])('%s reads %j', async (person, expected) => {
    expect(await list(person)).toEqual(expected);
  });

  it.each<CastMember>([
    'other',
    'foreignExpert',
    'foreignSupervisor',
    'nobody',
    'apprenticeTrainer',
    'trainingResponsible',
    'examExpert',
  ])('%s reads nothing', async (person) => {
    expect((await (await login(person)).get(address())).statusCode).toBe(404);
  });

  it('asks the database as often for many as for few', async () => {
    const expert = await login('expert');
    const few = await countStatements(server.db, () => expert.get(address()));
    for (let index = 0; index < 5; index += 1) {
      const mentor = await createPerson(server.db, { firstName: `Mentor${index}` });
      const mentee = await createPerson(server.db, { firstName: `Mentee${index}` });
      const { id } = await enrol(server.db, { userId: mentee.id, courseSessionId: cast.session.id });
      await server.db.insert(mentorRelations).values({ mentorId: mentor.id, participantId: id });
    }
    expect(await countStatements(server.db, () => expert.get(address()))).toBe(few);
    expect((await expert.get(address())).json()).toHaveLength(7);
  });
});

describe('DELETE /api/mentor/{session}/mentors/{user}/', () => {
  it.each<[CastMember, CastMember]>([
    ['member', 'mentor'],
    ['mentor', 'member'],
    ['mentor', 'mentor'],
  ])('%s names %s: the accompaniment ends, the role with it, and it is recorded', async (person, other) => {
    const { member, mentor, fellow, foreignMentor } = cast.people;
    const asked = { courseSessionId: cast.session.id, requesterId: member.id, providerId: mentor.id };
    await server.db.insert(selfEvaluationFeedbacks).values([
      { ...asked, unitKey: cast.keys['basics-unit'] },
      { ...asked, unitKey: cast.keys['advanced-unit'], submittedAt: new Date() },
    ]);
    expect(await end(person, other)).toBe(204);
    expect(await relations()).toEqual([{ mentorId: foreignMentor.id, menteeId: fellow.id }]);
    expect(await enrolmentOf('mentor')).toEqual([]);
    expect(await enrolmentOf('member')).toHaveLength(1);
    const kept = await server.db
      .select()
      .from(selfEvaluationFeedbacks)
      .where(eq(selfEvaluationFeedbacks.requesterId, member.id));
    expect(kept.map(({ unitKey }) => unitKey)).toEqual([cast.keys['advanced-unit']]);
    expect(
      await server.db.select().from(auditEntries).where(eq(auditEntries.userId, member.id)),
    ).toMatchObject([{ action: 'mentor.left', actorId: cast.people[person].id, subjectId: mentor.id }]);
    expect(
      await server.db.select().from(auditEntries).where(eq(auditEntries.userId, mentor.id)),
    ).toMatchObject([
      {
        action: 'role.revoked',
        actorId: cast.people[person].id,
        courseSessionId: cast.session.id,
        details: { role: 'LEARNING_MENTOR' },
      },
    ]);
    expect((await (await login('mentor')).get(address())).statusCode).toBe(404);
    expect(await end(person, other)).toBe(404);
  });

  it('keeps the role of a mentor with other mentees; mentors who name themselves leave all mentees', async () => {
    const { mentor, fellow } = cast.people;
    await server.db
      .insert(mentorRelations)
      .values({ mentorId: mentor.id, participantId: cast.enrolments.fellow });
    expect(await end('member', 'mentor')).toBe(204);
    expect(await enrolmentOf('mentor')).toMatchObject([{ role: 'LEARNING_MENTOR' }]);
    await server.db
      .insert(mentorRelations)
      .values({ mentorId: mentor.id, participantId: cast.enrolments.member });
    expect(await end('mentor', 'mentor')).toBe(204);
    expect(await relations()).toMatchObject([{ menteeId: fellow.id }]);
    expect(await enrolmentOf('mentor')).toEqual([]);
  });

  it.each<[CastMember, CastMember, number]>([
    ['member', 'foreignMentor', 404],
    ['member', 'fellow', 404],
    ['member', 'member', 404],
    ['mentor', 'fellow', 404],
    ['other', 'mentor', 404],
    ['expert', 'mentor', 403],
    ['supervisor', 'mentor', 403],
    ['admin', 'mentor', 403],
    ['nobody', 'mentor', 404],
    ['apprenticeTrainer', 'mentor', 403],
  ])('%s names %s: %i', async (person, other, status) => {
    expect(await end(person, other)).toBe(status);
    expect(await relations()).toHaveLength(2);
  });

  it('is nothing for participants of a course without learning mentors', async () => {
    await server.db
      .update(courses)
      .set({ enableLearningMentor: false })
      .where(eq(courses.id, cast.course.id));
    expect(await end('member', 'mentor')).toBe(403);
  });
});

describe('a mentor who accepts an invitation while a mentee leaves', () => {
  const ofMentor = () => eq(mentorRelations.mentorId, cast.people.mentor.id);

  it('keeps the role when the acceptance comes before its removal', async () => {
    const [enrolment] = await enrolmentOf('mentor');
    const ended: Promise<number>[] = [];
    await server.db.transaction(async (acceptance) => {
      await acceptance
        .insert(mentorRelations)
        .values({ mentorId: cast.people.mentor.id, participantId: cast.enrolments.fellow });
      await acceptance
        .select()
        .from(courseSessionUsers)
        .where(eq(courseSessionUsers.id, enrolment?.id ?? ''))
        .for('update');
      ended.push(end('member', 'mentor'));
      await untilOthersWait(acceptance);
    });
    expect(await Promise.all(ended)).toEqual([204]);
    expect(await enrolmentOf('mentor')).toMatchObject([{ role: 'LEARNING_MENTOR' }]);
  });

  it('gets the role again when the acceptance comes after its removal', async () => {
    const [enrolment] = await enrolmentOf('mentor');
    const ofEnrolment = eq(courseSessionUsers.id, enrolment?.id ?? '');
    const token = 'token-of-the-test';
    await server.db.insert(mentorInvitations).values({
      participantId: cast.enrolments.fellow,
      email: cast.people.mentor.email,
      tokenHash: tokenHash(token),
      expiresAt: new Date(Date.now() + 60_000),
    });
    const mentor = await login('mentor');
    const accepted: ReturnType<typeof mentor.post>[] = [];
    await server.db.transaction(async (departure) => {
      await departure.delete(mentorRelations).where(ofMentor());
      await departure.select().from(courseSessionUsers).where(ofEnrolment).for('update');
      accepted.push(mentor.post(endpoints.acceptInvitation.path.replace(':token', token)));
      await untilOthersWait(departure);
      await departure.delete(courseSessionUsers).where(ofEnrolment);
    });
    const [answer] = await Promise.all(accepted);
    expect(answer?.statusCode).toBe(200);
    expect(await enrolmentOf('mentor')).toMatchObject([{ role: 'LEARNING_MENTOR' }]);
  });
});
