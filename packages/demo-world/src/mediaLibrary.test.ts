import { languages } from '@learn/domain';
import { courses, mediaCategories, mediaContents, pages } from '@learn/server/sample-data';
import { courseIndexReader, mediaTreeReader, startTestServer, type TestServer } from '@learn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
});

afterAll(() => server[Symbol.asyncDispose]());

test('every course has four to six categories of four to eight contents, written in three languages', async () => {
  for (const course of await server.db.select().from(courses)) {
    for (const language of languages) {
      const { categories } = await mediaTreeReader(server.db)(course, language);
      expect(categories.length).toBeGreaterThanOrEqual(4);
      expect(categories.length).toBeLessThanOrEqual(6);
      for (const category of categories) {
        expect([category.language, category.contents.length >= 4, category.contents.length <= 8]).toEqual([
          language,
          true,
          true,
        ]);
        for (const content of category.contents) {
          expect(content.language).toBe(language);
          const written = content.kind === 'ARTICLE' || content.kind === 'GLOSSARY';
          expect([content.slug, content.text !== '', content.url !== '']).toEqual([
            content.slug,
            written,
            !written,
          ]);
          expect(content.size === null).toBe(content.kind !== 'DOCUMENT');
          expect([content.captions_url !== '', content.transcript.length > 3]).toEqual(
            content.kind === 'VIDEO' ? [true, true] : [false, false],
          );
        }
      }
    }
  }
});

test('what the libraries belong to is there, and where contents lead to a category, there is one', async () => {
  const found = await server.db.select().from(pages);
  const known = new Set(found.map(({ translationKey }) => translationKey));
  const contents = await server.db.select().from(mediaContents);
  const named = contents.flatMap(({ contentKeys }) => contentKeys);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
  const categories = await server.db.select().from(mediaCategories);
  const slugs = new Set(categories.map(({ courseId, slug }) => `${courseId} ${slug}`));
  const leading = found.filter(({ contentType }) => contentType === 'learnpath.LearningContentMediaLibrary');
  expect(leading.length).toBeGreaterThan(0);
  expect(leading.filter(({ courseId, data }) => !slugs.has(`${courseId} ${data.category_slug}`))).toEqual([]);
});

test('everything of a course is in its index', async () => {
  const [course] = await server.db.select().from(courses);
  if (course === undefined) throw new Error('no course');
  const index = await courseIndexReader(server.db)(course, 'fr');
  const found = index.search('franchise', { partOf: () => 'all' });
  expect(found.length).toBeGreaterThan(0);
  expect(index.size).toBeGreaterThan(50);
});
