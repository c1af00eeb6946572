import { randomUUID } from 'node:crypto';
import { type CourseSession, type ErrorBody, endpoints } from '@learn/contracts';
import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import type { Language } from '@learn/domain';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import { mails } from '../mail/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { enrolBuyer } from '../shop/enrolBuyer.ts';
import { findPerson } from '../sign-on/findPerson.ts';
import { users } from '../users/tables.ts';
import { mentorInvitations } from './tables.ts';

type Invitation = EndpointAnswer<typeof mentorEndpoints.invite>;

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
const address = () => endpoints.mentorInvitations.path.replace(':courseSessionId', cast.session.id);
const show = (token: string) => endpoints.mentorInvitation.path.replace(':token', token);
const accept = (token: string) => endpoints.acceptInvitation.path.replace(':token', token);

async function invite(email: string, person: CastMember = 'member') {
  return (await login(person)).post(address(), { email });
}

/** What is in the mailed link. */
async function tokenFor(email: string): Promise<string> {
  const sent = await server.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(mails.createdAt);
  const link = sent.at(-1)?.link ?? '';
  expect(link).toMatch(new RegExp(`^/lernbegleitung/${cast.course.id}/invitation/[\\w-]{43}$`));
  return link.split('/').at(-1) ?? '';
}

async function invited(email = cast.people.nobody.email) {
  const answer = await invite(email);
  expect(answer.statusCode).toBe(200);
  return { ...answer.json<Invitation>(), token: await tokenFor(email) };
}

const codeOf = (answer: { statusCode: number; json: <T>() => T }) =>
  answer.statusCode < 300 ? 'ok' : answer.json<ErrorBody>().code;

const enrolmentsOf = (person: CastMember) =>
  server.db
    .select()
    .from(courseSessionUsers)
    .where(
      and(
        eq(courseSessionUsers.userId, cast.people[person].id),
        eq(courseSessionUsers.courseSessionId, cast.session.id),
      ),
    );

describe('an invitation', () => {
  it('is mailed with a secret link that only its hash is kept of, and listed', async () => {
    const answer = await invite('  Someone@Example.ORG ');
    expect(answer.json()).toEqual({
      id: expect.any(String),
      email: 'someone@example.org',
      created_at: expect.any(String),
      expires_at: expect.any(String),
      expired: false,
    });
    const token = await tokenFor('someone@example.org');
    const [mail] = await server.db.select().from(mails).where(eq(mails.recipient, 'someone@example.org'));
    expect(mail?.subject).toBe('Mia Muster lädt dich als Lernbegleitung ein');
    expect(mail?.text).toContain('«Kurs»');
    const [row] = await server.db
      .select()
      .from(mentorInvitations)
      .where(eq(mentorInvitations.id, answer.json<Invitation>().id));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(14);
    expect((await (await login('member')).get(address())).json()).toEqual([answer.json()]);
  });

  it('is told to the account of the address, in the language of the person, without the secret', async () => {
    await server.db.update(users).set({ language: 'fr' }).where(eq(users.id, cast.people.nobody.id));
    const { id, token } = await invited();
    const [mail] = await server.db.select().from(mails).where(eq(mails.recipient, cast.people.nobody.email));
    expect(mail?.subject).toBe('Mia Muster t’invite à l’accompagner dans sa formation');
    const told = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, cast.people.nobody.id));
    expect(told).toMatchObject([
      { verb: 'mentor_invited', targetUrl: `/lernbegleitung/${cast.course.id}/invitation/${id}` },
    ]);
    expect(JSON.stringify(told)).not.toContain(token);
  });

  it.each<[Language, string]>([
    ['de', 'Mia Muster lädt dich als Praxisbildner/-in ein'],
    ['fr', 'Mia Muster t’invite à devenir sa formatrice ou son formateur pratique'],
    ['it', 'Mia Muster ti invita a diventare la sua formatrice o il suo formatore pratico'],
  ])('of a course of uk names the role by its own word in %s', async (language, subject) => {
    await server.db.update(courses).set({ courseType: 'uk' }).where(eq(courses.id, cast.course.id));
    await server.db.update(users).set({ language }).where(eq(users.id, cast.people.member.id));
    await invite('someone-of-uk@example.org');
    const [mail] = await server.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, 'someone-of-uk@example.org'))
      .orderBy(desc(mails.createdAt));
    expect(mail?.subject).toBe(subject);
  });

  it('is replaced by the next one to the same address', async () => {
    const first = await invited();
    const second = await invited();
    const client = server.visit();
    expect(codeOf(await client.get(show(first.token)))).toBe('invitation_invalid');
    expect(codeOf(await client.get(show(second.token)))).toBe('ok');
    const list = (await (await login('member')).get(address())).json<Invitation[]>();
    expect(list.map(({ id }) => id)).toEqual([second.id]);
  });

  it.each<[string, () => string]>([
    ['no address', () => 'someone'],
    ['two addresses', () => 'a@example.org, b@example.org'],
    ['a second header', () => 'a@example.org\r\nBcc: b@example.org'],
    ['the own address', () => cast.people.member.email],
    ['an own mentor', () => cast.people.mentor.email.toUpperCase()],
  ])('does not go to %s', async (_, email) => {
    const answer = await invite(email());
    expect([answer.statusCode, answer.json<ErrorBody>().fields?.[0]?.field]).toEqual([400, 'email']);
  });

  it.each<[Language, string]>([
    ['de', 'Wer an derselben Durchführung teilnimmt, kann andere Teilnehmende nicht begleiten.'],
    ['fr', 'Une personne qui participe à la même session ne peut pas accompagner d’autres participants.'],
    ['it', 'Chi partecipa alla stessa sessione non può accompagnare altri partecipanti.'],
  ])('does not go to a fellow participant, which is said in %s', async (language, message) => {
    await server.db.update(users).set({ language }).where(eq(users.id, cast.people.member.id));
    const answer = await invite(cast.people.fellow.email.toUpperCase());
    expect([answer.statusCode, answer.json<ErrorBody>()]).toMatchObject([
      409,
      { code: 'mentor_is_fellow', message },
    ]);
    expect((await (await login('member')).get(address())).json()).toEqual([]);
    expect(codeOf(await invite(cast.people.other.email))).toBe('ok');
  });

  it('is one of ten in an hour, those taken back included', async () => {
    for (let index = 0; index < 10; index += 1) {
      const answer = await invite(`p${index}@example.org`);
      const { id } = answer.json<Invitation>();
      if (index < 5) await (await login('member')).delete(`${address()}?id=${id}`);
    }
    const answer = await invite('one-more@example.org');
    expect([codeOf(answer), answer.headers['retry-after']]).toEqual(['too_many_requests', '3600']);
  });

  it('can be taken back by its participant only', async () => {
    const { id, token } = await invited();
    const own = `${address()}?id=${id}`;
    expect((await (await login('fellow')).delete(own)).statusCode).toBe(404);
    const member = await login('member');
    expect((await member.delete(address())).statusCode).toBe(400);
    expect((await member.delete(own)).statusCode).toBe(204);
    expect((await member.delete(own)).statusCode).toBe(404);
    expect((await member.get(address())).json()).toEqual([]);
    expect(codeOf(await (await login('nobody')).post(accept(token)))).toBe('invitation_invalid');
  });

  it.each<[CastMember, number]>([
    ['member', 200],
    ['fellow', 200],
    ['other', 404],
    ['expert', 403],
    ['foreignExpert', 404],
    ['mentor', 403],
    ['supervisor', 403],
    ['foreignSupervisor', 404],
    ['admin', 403],
    ['nobody', 404],
    ['apprenticeTrainer', 403],
    ['trainingResponsible', 403],
    ['examExpert', 403],
  ])('%s invites and lists: %i', async (person, status) => {
    expect((await invite('someone@example.org', person)).statusCode).toBe(status);
    expect((await (await login(person)).get(address())).statusCode).toBe(status);
  });

  it('does not exist in a course without learning mentors', async () => {
    await server.db
      .update(courses)
      .set({ enableLearningMentor: false })
      .where(eq(courses.id, cast.course.id));
    expect((await invite('someone@example.org')).statusCode).toBe(403);
  });
});

describe('a person with the link', () => {
  it('reads who invites to what, without a login', async () => {
    const { token, expires_at } = await invited();
    const answer = await server.visit().get(show(token), { 'accept-language': 'it' });
    expect(answer.json()).toEqual({
      participant_name: 'Mia Muster',
      course_id: cast.course.id,
      course_title: 'Corso',
      course_slug: cast.course.slug,
      course_type: 'vv',
      course_session_title: 'Sessione',
      email: cast.people.nobody.email,
      expires_at,
      is_own: false,
    });
    expect((await (await login('member')).get(show(token))).json()).toMatchObject({ is_own: true });
    expect((await server.visit().post(accept(token))).statusCode).toBe(401);
  });

  it('becomes the mentor of the participant, once', async () => {
    const { token } = await invited();
    const nobody = await login('nobody');
    const answer = await nobody.post(accept(token));
    expect(answer.json()).toEqual({
      course_session_id: cast.session.id,
      course_slug: cast.course.slug,
      url: `/course/${cast.course.slug}/learning-mentor?courseSessionId=${cast.session.id}`,
    });
    expect(await enrolmentsOf('nobody')).toMatchObject([{ role: 'LEARNING_MENTOR' }]);
    const mentors = await nobody.get(endpoints.mentors.path.replace(':courseSessionId', cast.session.id));
    expect(mentors.json()).toMatchObject([{ first_name: 'Noe', mentees: [{ first_name: 'Mia' }] }]);
    const told = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, cast.people.member.id));
    expect(told).toMatchObject([{ verb: 'mentor_accepted', actorId: cast.people.nobody.id }]);
    const recorded = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, cast.people.nobody.id));
    expect(recorded).toMatchObject([
      { action: 'mentor.joined', userId: cast.people.member.id },
      { action: 'role.granted', userId: cast.people.nobody.id, details: { role: 'LEARNING_MENTOR' } },
    ]);
    expect(codeOf(await (await login('other')).post(accept(token)))).toBe('invitation_invalid');
    expect((await (await login('member')).get(address())).json()).toEqual([]);
  });

  it('is no fellow participant, and the invitation stays open for others', async () => {
    const { token } = await invited('someone@example.org');
    expect(codeOf(await (await login('fellow')).post(accept(token)))).toBe('mentor_is_fellow');
    expect(await enrolmentsOf('fellow')).toMatchObject([{ role: 'MEMBER' }]);
    const ofFellow = eq(mentorRelations.mentorId, cast.people.fellow.id);
    expect(await server.db.select().from(mentorRelations).where(ofFellow)).toEqual([]);
    expect(codeOf(await (await login('nobody')).post(accept(token)))).toBe('ok');
  });

  it('accompanies nobody of a session any more in which they take part later', async () => {
    const { db } = server;
    const { nobody, member, other } = cast.people;
    const [elsewhere] = await db
      .select()
      .from(courseSessionUsers)
      .where(eq(courseSessionUsers.userId, other.id));
    const participantId = elsewhere?.id ?? '';
    await db.insert(mentorRelations).values([
      { mentorId: nobody.id, participantId: cast.enrolments.member },
      { mentorId: nobody.id, participantId },
    ]);
    const place = { userId: nobody.id, courseSessionId: cast.session.id };
    await db.transaction((transaction) => enrolBuyer(transaction, place, nobody.id));
    const ofNobody = eq(mentorRelations.mentorId, nobody.id);
    expect(await db.select().from(mentorRelations).where(ofNobody)).toMatchObject([{ participantId }]);
    const recorded = await db.select().from(auditEntries).where(eq(auditEntries.actorId, nobody.id));
    expect(recorded).toMatchObject([
      { action: 'mentor.left', userId: member.id },
      { action: 'role.granted' },
    ]);
  });

  it('is one, also of several at once', async () => {
    const { token } = await invited('someone@example.org');
    const people = await Promise.all((['nobody', 'other', 'foreignMentor'] as const).map(login));
    const codes = (await Promise.all(people.map((person) => person.post(accept(token))))).map(codeOf);
    expect(codes.sort()).toEqual(['invitation_invalid', 'invitation_invalid', 'ok']);
    const mentors = await server.db
      .select()
      .from(mentorRelations)
      .where(eq(mentorRelations.participantId, cast.enrolments.member));
    expect(mentors).toHaveLength(2);
  });

  it('keeps an existing role in the session, and opens the area of mentors as well', async () => {
    const { token } = await invited('someone@example.org');
    const expert = await login('expert');
    const accepted = (await expert.post(accept(token))).json() as { url: string; course_session_id: string };
    expect(accepted.url).toContain('/learning-mentor');
    expect(await enrolmentsOf('expert')).toMatchObject([{ role: 'EXPERT' }]);
    const sessions = (await expert.get(endpoints.sessions.path)).json() as CourseSession[];
    const own = sessions.find(({ id }) => id === accepted.course_session_id);
    expect(own?.actions).toEqual(expect.arrayContaining(['expert-cockpit', 'is_learning_mentor']));
  });

  it('is not the one who invites, and the invitation stays open', async () => {
    const { token } = await invited();
    expect(codeOf(await (await login('member')).post(accept(token)))).toBe('forbidden');
    expect(codeOf(await (await login('nobody')).post(accept(token)))).toBe('ok');
  });

  it('comes too late after fourteen days', async () => {
    const { id, token } = await invited();
    await server.db
      .update(mentorInvitations)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(mentorInvitations.id, id));
    expect(codeOf(await server.visit().get(show(token)))).toBe('invitation_invalid');
    expect(codeOf(await (await login('nobody')).post(accept(token)))).toBe('invitation_invalid');
    expect((await (await login('member')).get(address())).json()).toMatchObject([{ id, expired: true }]);
  });

  it.each<[string, Partial<typeof mentorInvitations.$inferInsert>, string | undefined]>([
    ['accepted', { acceptedAt: new Date(), expiresAt: new Date(0) }, 'accepted'],
    ['taken back', { revokedAt: new Date() }, 'withdrawn'],
    ['expired', { expiresAt: new Date(0) }, 'expired'],
  ])('reads that it was %s, as nobody else does', async (_, change, state) => {
    const { id, token } = await invited();
    await server.db.update(mentorInvitations).set(change).where(eq(mentorInvitations.id, id));
    const nobody = await login('nobody');
    const stateIn = (answer: { json: <T>() => T }) => answer.json<ErrorBody>().details?.state;
    expect(stateIn(await server.visit().get(show(token)))).toBe(state);
    expect(stateIn(await nobody.post(accept(token)))).toBe(state);
    expect(stateIn(await nobody.get(show(id)))).toBe(state);
    expect(stateIn(await (await login('other')).get(show(id)))).toBeUndefined();
    expect(stateIn(await server.visit().get(show(id)))).toBeUndefined();
  });

  it('needs the link, or the account that was invited', async () => {
    const { id } = await invited();
    expect(codeOf(await server.visit().get(show(id)))).toBe('invitation_invalid');
    expect(codeOf(await (await login('other')).post(accept(id)))).toBe('invitation_invalid');
    const nobody = await login('nobody');
    expect(codeOf(await nobody.get(show(id)))).toBe('ok');
    expect(codeOf(await nobody.post(accept(id)))).toBe('ok');
    for (const wrong of ['x', cast.session.id, '%00', 'a'.repeat(100)]) {
      expect(codeOf(await nobody.get(show(wrong)))).toMatch(/^(invitation_invalid|not_found)$/);
    }
  });

  it('is nobody who only claims the invited address', async () => {
    const email = 'teacher@example.org';
    const strangerId = await findPerson(
      server.db,
      {
        ...{ issuer: 'https://sign-on.example', subject: randomUUID(), firstName: 'Eva', lastName: '' },
        ...{ email, emailVerified: false, language: undefined },
      },
      'de',
    );
    const [stranger] = await server.db.select().from(users).where(eq(users.id, strangerId));
    const { id, token } = await invited(email);
    const told = server.db.$count(notifications, eq(notifications.userId, strangerId));
    expect(await told).toBe(0);
    const claims = await server.login(stranger?.username ?? '');
    expect(codeOf(await claims.get(show(id)))).toBe('invitation_invalid');
    expect(codeOf(await claims.post(accept(id)))).toBe('invitation_invalid');
    expect(codeOf(await (await login('nobody')).post(accept(token)))).toBe('ok');
  });
});
