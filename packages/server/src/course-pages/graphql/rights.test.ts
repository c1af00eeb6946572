import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGraphql } from '../../../test/askGraphql.ts';
import { type Cast, type CastMember, createCast, createPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import {
  courseSessionUsers,
  expertCircles,
  type OrganisationRole,
  organisationRoleNames,
  organisationRoles,
} from '../../course-sessions/tables.ts';
import { courses } from '../../courses/tables.ts';
import { pages } from '../tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
});

afterAll(() => server[Symbol.asyncDispose]());

const codeOrData = async (username: string, query: string) => {
  const { data, codes } = await askGraphql(await server.login(username), query);
  return codes[0] ?? (data && Object.values(data)[0] !== null ? 'yes' : 'nothing');
};

const who = (member: CastMember) => cast.people[member].username;

describe('who may read the path of a course', () => {
  test.each([
    ['member', 'yes'],
    ['other', 'yes'],
    ['expert', 'yes'],
    ['foreignExpert', 'yes'],
    ['mentor', 'yes'],
    ['foreignMentor', 'yes'],
    ['supervisor', 'yes'],
    ['foreignSupervisor', 'yes'],
    ['admin', 'yes'],
    ['nobody', 'not_found'],
  ] as const)('%s: %s', async (member, expected) => {
    const { slug, id } = cast.course;
    const outcomes = [
      await codeOrData(who(member), `{ learning_path(course_slug: "${slug}") { id } }`),
      await codeOrData(who(member), `{ circle(course_slug: "${slug}", slug: "basics") { id } }`),
      await codeOrData(
        who(member),
        `{ learning_content(course_slug: "${slug}", circle_slug: "basics", slug: "text") { id } }`,
      ),
      await codeOrData(who(member), `{ course(id: "${id}") { learning_path { id } } }`),
    ];
    expect(new Set(outcomes)).toEqual(new Set([expected]));
  });

  test.each(organisationRoleNames.map((role) => [role]))(
    '%s of the course: yes',
    async (role: OrganisationRole) => {
      const person = await createPerson(server.db, { firstName: 'Olaf' });
      await server.db.insert(organisationRoles).values({ userId: person.id, role, courseId: cast.course.id });
      const query = `{ learning_path(course_slug: "${cast.course.slug}") { id } }`;
      expect(await codeOrData(person.username, query)).toBe('yes');
    },
  );

  test('a relation to another course opens nothing', async () => {
    const elsewhere = await createCast(server.db);
    const query = `{ learning_path(course_slug: "${cast.course.slug}") { id } }`;
    for (const member of ['member', 'expert', 'mentor', 'supervisor'] as const) {
      expect(await codeOrData(elsewhere.people[member].username, query)).toBe('not_found');
    }
  });
});

describe('who may read a locked circle', () => {
  test.each([
    ['member', 'circle_locked'],
    ['other', 'circle_locked'],
    ['expert', 'yes'],
    ['mentor', 'yes'],
    ['supervisor', 'yes'],
    ['admin', 'yes'],
    ['nobody', 'not_found'],
  ] as const)('%s: %s', async (member, expected) => {
    const { slug } = cast.course;
    const content = (circle: string) =>
      `{ learning_content(course_slug: "${slug}", circle_slug: "${circle}", slug: "${circle}-text") { id } }`;
    expect(await codeOrData(who(member), content('advanced'))).toBe(expected);
    expect(await codeOrData(who(member), content('closed'))).toBe(expected);
  });

  test.each([
    ['member', 'circle_locked'],
    ['other', 'circle_locked'],
    ['expert', 'yes'],
    ['mentor', 'yes'],
    ['supervisor', 'yes'],
    ['admin', 'yes'],
  ] as const)('%s reaches the texts through the tree: %s', async (member, expected) => {
    const { id, slug } = cast.course;
    const texts = `{ learning_sequences { learning_units { learning_contents { title minutes
      ... on LearningContentRichText { text } } } } }`;
    for (const query of [
      `{ circle(course_slug: "${slug}", slug: "closed") ${texts} }`,
      `{ circle(course_slug: "${slug}", slug: "advanced") ${texts} }`,
      `{ learning_path(course_slug: "${slug}") { topics { circles ${texts} } } }`,
      `{ course(id: "${id}") { learning_path { topics { circles ${texts} } } } }`,
    ]) {
      expect(await codeOrData(who(member), query)).toBe(expected);
    }
    const open = `{ circle(course_slug: "${slug}", slug: "basics") ${texts} }`;
    expect(await codeOrData(who(member), open)).toBe('yes');
  });

  test('every field of a body is guarded', async () => {
    const bodies = [
      ['LearningContentRichText', 'text'],
      ['LearningContentDemo', 'text'],
      ['LearningContentDemo', 'button_text'],
      ['LearningContentDemo', 'button_url'],
      ['LearningContentVideo', 'video_url'],
      ['LearningContentVideo', 'captions_url'],
      ['LearningContentVideo', 'transcript'],
      ['LearningContentDocumentList', 'documents { id }'],
      ['LearningContentLearningModule', 'cards { text }'],
      ['LearningContentKnowledgeAssessment', 'questions { question }'],
      ['LearningContentEdoniqTest', 'checkbox_text'],
      ['LearningContentEdoniqTest', 'test_url'],
      ['LearningContentEdoniqTest', 'extended_time_test_url'],
    ] as const;
    const locked = await createCast(server.db);
    for (const [type, field] of bodies) {
      await server.db
        .update(pages)
        .set({ contentType: `learnpath.${type}` })
        .where(eq(pages.translationKey, locked.keys['closed-text']));
      await server.db
        .update(courses)
        .set({ contentVersion: sql`${courses.contentVersion} + 1` })
        .where(eq(courses.id, locked.course.id));
      const query = `{ circle(course_slug: "${locked.course.slug}", slug: "closed") { learning_sequences {
        learning_units { learning_contents { ... on ${type} { ${field} } } } } } }`;
      const outcomes = [
        await codeOrData(locked.people.member.username, query),
        await codeOrData(locked.people.expert.username, query),
      ];
      expect([type, field, ...outcomes]).toEqual([type, field, 'circle_locked', 'yes']);
    }
  });

  test('its structure is there for everybody who sees the course', async () => {
    const query = `{ circle(course_slug: "${cast.course.slug}", slug: "closed") {
      learning_sequences { learning_units { learning_contents { title } } } } }`;
    expect(await codeOrData(who('member'), query)).toBe('yes');
  });
});

describe('who may see the experts of a circle', () => {
  beforeAll(async () => {
    const [enrolment] = await server.db
      .select({ id: courseSessionUsers.id })
      .from(courseSessionUsers)
      .where(
        and(
          eq(courseSessionUsers.userId, cast.people.expert.id),
          eq(courseSessionUsers.courseSessionId, cast.session.id),
        ),
      );
    await server.db
      .insert(expertCircles)
      .values({ courseSessionUserId: enrolment?.id ?? '', circleKey: cast.keys.basics });
  });

  const experts = async (username: string, sessionId: string) => {
    const { data } = await askGraphql<{
      learning_path: {
        topics: { circles: { slug: string; experts: { user_id: string; first_name: string }[] }[] }[];
      };
    }>(
      await server.login(username),
      `query Experts($slug: String!, $session: ID!) { learning_path(course_slug: $slug) { topics { circles { slug
        experts(course_session_id: $session) { user_id first_name last_name email avatar_url } } } } }`,
      { slug: cast.course.slug, session: sessionId },
    );
    return data?.learning_path.topics
      .flatMap(({ circles }) => circles)
      .flatMap((circle) => circle.experts.map((expert) => `${circle.slug}: ${expert.first_name}`));
  };

  test.each([
    ['member', true],
    ['fellow', true],
    ['expert', true],
    ['mentor', true],
    ['supervisor', true],
    ['admin', true],
    ['other', false],
    ['foreignExpert', false],
    ['foreignSupervisor', false],
    ['apprenticeTrainer', false],
    ['trainingResponsible', false],
    ['examExpert', false],
  ] as const)('%s: %s', async (member, expected) => {
    expect(await experts(who(member), cast.session.id)).toEqual(expected ? ['basics: Emil'] : []);
  });

  test('a session that is none has no experts', async () => {
    expect(await experts(who('member'), crypto.randomUUID())).toEqual([]);
    expect(await experts(who('member'), "' or 1 = 1 --")).toEqual([]);
  });
});
