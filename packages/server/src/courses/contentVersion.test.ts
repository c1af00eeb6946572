import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork } from '../../test/work.ts';
import { assignments, competenceCertificates } from '../assignments/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { mediaCategories, mediaContents } from '../media/tables.ts';
import { courses } from './tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  await createWork(server.db, cast);
});

afterAll(() => server[Symbol.asyncDispose]());

async function readVersion(): Promise<number> {
  const [course] = await server.db
    .select({ version: courses.contentVersion })
    .from(courses)
    .where(eq(courses.id, cast.course.id));
  return course?.version ?? 0;
}

const category = () => ({
  courseId: cast.course.id,
  translationKey: crypto.randomUUID(),
  language: 'de' as const,
  position: 1,
  slug: crypto.randomUUID(),
  icon: 'law' as const,
  title: 'a',
});

describe('the content version of a course', () => {
  test.each([
    [
      'a new page',
      async () => {
        const [{ id: _, ...page } = {} as never] = await server.db.select().from(pages).limit(1);
        await server.db.insert(pages).values({ ...page, translationKey: crypto.randomUUID(), slug: 'new' });
      },
    ],
    ['a changed page', () => server.db.update(pages).set({ title: 'changed' }).where(eq(pages.slug, 'new'))],
    ['a removed page', () => server.db.delete(pages).where(eq(pages.slug, 'new'))],
    ['an assignment', () => server.db.update(assignments).set({ maxPoints: 7 })],
    ['a certificate', () => server.db.update(competenceCertificates).set({ position: 9 })],
    ['a new media category', () => server.db.insert(mediaCategories).values(category())],
    ['a media category', () => server.db.update(mediaCategories).set({ title: 'b' })],
    [
      'a media content',
      async () => {
        const { icon: _, ...fields } = category();
        await server.db
          .insert(mediaContents)
          .values({ ...fields, categoryKey: crypto.randomUUID(), kind: 'LINK' });
      },
    ],
  ])('is raised by %s', async (_, change) => {
    const before = await readVersion();
    await change();
    expect(await readVersion()).toBeGreaterThan(before);
  });

  test('is left alone where nothing was changed, and by other courses', async () => {
    const before = await readVersion();
    await server.db.delete(pages).where(eq(pages.slug, 'there is no such page'));
    const [other] = await server.db
      .insert(courses)
      .values({ ...(await someCourse()), slug: 'other', id: undefined })
      .returning();
    await server.db.insert(mediaCategories).values({ ...category(), courseId: other?.id ?? '' });
    expect(await readVersion()).toBe(before);
    await server.db.delete(courses).where(eq(courses.slug, 'other'));
  });
});

async function someCourse() {
  const [course] = await server.db.select().from(courses).limit(1);
  if (course === undefined) throw new Error('There is no course');
  return course;
}
