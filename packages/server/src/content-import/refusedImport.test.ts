import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContentWorld, openContentWorld, refusalOf } from '../../test/contentWorld.ts';
import { feedbackQuestionnaires } from '../feedback/tables.ts';
import { mediaContents } from '../media/tables.ts';
import { importContent } from './importContent.ts';

let world: ContentWorld;

beforeEach(async () => {
  world = await openContentWorld();
});
afterEach(() => world[Symbol.asyncDispose]());

describe('what an import never does', () => {
  test('takes a page from another course by its key', async () => {
    await world.importFolder();
    const { translationKey } = await world.page('ausblick');
    const library = await world.read();
    const [course] = library.courses;
    if (course === undefined) throw new Error('no course');
    const stolen = {
      ...library,
      courses: [
        {
          ...course,
          slug: 'other',
          topics: [],
          media: [],
          learning_path: { translation_key: translationKey },
        },
      ],
    };
    const { refused } = await refusalOf(importContent(world, stolen, { unpublishUsed: true }));
    expect(refused).toEqual([
      { code: 'key_of_other', values: { course: 'other', key: translationKey, other: 'beispielkurs' } },
    ]);
  });

  test('takes media from another course by their keys', async () => {
    await world.importFolder();
    const [media] = await world.db.select().from(mediaContents).where(eq(mediaContents.slug, 'gesetz'));
    const library = await world.read();
    const [course] = library.courses;
    const [category] = course?.media ?? [];
    if (course === undefined || category === undefined || media === undefined) throw new Error('no media');
    const stolen = {
      ...library,
      courses: [
        {
          ...course,
          slug: 'other',
          topics: [],
          media: [
            {
              ...category,
              translation_key: media.categoryKey,
              contents: category.contents
                .filter(({ slug }) => slug === media.slug)
                .map((content) => ({ ...content, translation_key: media.translationKey })),
            },
          ],
        },
      ],
    };
    const { refused } = await refusalOf(importContent(world, stolen, { unpublishUsed: true }));
    expect(refused).toEqual([
      { code: 'key_of_other', values: { course: 'other', key: media.categoryKey, other: 'beispielkurs' } },
      { code: 'key_of_other', values: { course: 'other', key: media.translationKey, other: 'beispielkurs' } },
    ]);
  });

  test('changes a version of a questionnaire', async () => {
    await world.importFolder();
    await world.folder.replace('questionnaires/vv.yaml', 'Was sollen wir ändern?', 'Was ändern wir?');
    const { refused } = await refusalOf(world.importFolder());
    expect(refused).toEqual([
      { code: 'version_taken', values: { file: 'questionnaires/vv.yaml', version: 2, next: 3 } },
    ]);
    await world.folder.replace('questionnaires/vv.yaml', 'version: 2', 'version: 3');
    await world.importFolder();
    expect(await world.db.$count(feedbackQuestionnaires, eq(feedbackQuestionnaires.kind, 'vv'))).toBe(2);
  });
});
