import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContentWorld, openContentWorld, withoutFiles } from '../../test/contentWorld.ts';
import { wideLibrary } from '../../test/wideLibrary.ts';
import { assignments } from '../assignments/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { files } from '../documents/tables.ts';
import { mediaContents } from '../media/tables.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { users } from '../users/tables.ts';
import { exportContent } from './exportContent.ts';
import { diffContent, importContent } from './importContent.ts';

let world: ContentWorld;

beforeEach(async () => {
  world = await openContentWorld();
});
afterEach(() => world[Symbol.asyncDispose]());

const circleFile = (file: string) => `${world.folder.circle}/${file}`;

async function versionOfCourse(): Promise<number | undefined> {
  const [course] = await world.db.select().from(courses);
  return course?.contentVersion;
}

describe('an import', () => {
  test('writes a course with everything, says it before, and does nothing the second time', async () => {
    const library = await world.read();
    const said = await diffContent(world.db, library);
    expect(await world.db.$count(courses)).toBe(0);
    const [admin] = await world.db
      .insert(users)
      .values({ username: 'a', email: 'a@example.org', firstName: 'A', lastName: 'A' })
      .returning();
    expect(await importContent(world, library, { actorId: admin?.id })).toEqual(said);
    expect(await world.db.$count(pages, eq(pages.language, 'fr'))).toBe(27);
    expect(await world.db.$count(assignments)).toBe(2);
    const [document] = await world.db.select().from(files).where(eq(files.fileName, 'merkblatt-it.pdf'));
    expect(document).toMatchObject({ purpose: 'media', fileType: 'application/pdf', ownerId: null });
    const bytes = await world.store.read(document?.storageKey ?? '');
    expect(await text(bytes ?? Readable.from([]))).toContain('%PDF-1.4');
    const recorded = await world.db.select().from(auditEntries);
    expect(recorded.map(({ action, actorId, details }) => [action, actorId, details])).toEqual([
      ['content.imported', admin?.id, { name: 'content.yaml', added: 3 }],
      ['content.imported', admin?.id, { name: 'beispielkurs', added: 37 }],
    ]);
    const version = await versionOfCourse();
    expect((await importContent(world, await world.read())).changes).toEqual([]);
    expect(await versionOfCourse()).toBe(version);
    expect(await world.db.$count(auditEntries)).toBe(2);
  });

  test('is exported as it was read', async () => {
    const library = await world.read();
    await importContent(world, library);
    const exported = await exportContent(world);
    expect(withoutFiles(exported)).toEqual(withoutFiles(library));
    expect((await diffContent(world.db, exported)).changes).toEqual([]);
  });

  test('writes what has changed, raises the version and says which columns', async () => {
    await world.importFolder();
    const version = await versionOfCourse();
    await world.folder.replace(circleFile('willkommen.it.md'), 'Un paragrafo', 'Ogni paragrafo');
    expect((await world.importFolder()).changes).toEqual([
      {
        change: 'changed',
        thing: 'page',
        path: 'beispielkurs/einstieg/erste-schritte/starten/ankommen/willkommen',
        titles: { it: 'Benvenute e benvenuti' },
        contentType: 'learnpath.LearningContentRichText',
        fields: ['data'],
      },
    ]);
    expect(await versionOfCourse()).toBeGreaterThan(version ?? 0);
  });

  test('moves a course only where its file says so', async () => {
    await world.importFolder();
    expect((await world.importFolder()).changes).toEqual([]);
    await world.folder.replace('beispielkurs/course.yaml', 'course_type: vv', 'course_type: vv\nposition: 7');
    expect((await world.importFolder()).changes).toMatchObject([{ thing: 'course', fields: ['position'] }]);
    expect((await world.db.select().from(courses)).map(({ position }) => position)).toEqual([7]);
  });

  test('leaves what administrators have set where its file says nothing', async () => {
    await world.importFolder();
    await world.folder.replace('beispielkurs/course.yaml', 'profiles:\n  - generell\n', '');
    const homeWidgets = { Trainer: ['a', 'b'] };
    await world.db.update(courses).set({ openForOnboarding: true, homeWidgets });
    expect((await world.importFolder()).changes).toEqual([]);
    const [course] = await world.db.select().from(courses);
    expect(course).toMatchObject({ openForOnboarding: true, homeWidgets });
    await world.folder.replace(
      'beispielkurs/course.yaml',
      'course_type: vv',
      'course_type: vv\nopen_for_onboarding: false\nhome_widgets: {}\nprofiles: []',
    );
    expect((await world.importFolder()).changes).toMatchObject([
      { thing: 'course', fields: ['openForOnboarding', 'homeWidgets', 'profiles'] },
    ]);
  });

  test('replaces a file of which the bytes are others, and gives the old one up', async () => {
    await world.importFolder();
    const [before] = await world.db.select().from(files).where(eq(files.fileName, 'merkblatt-de.pdf'));
    await world.folder.replace('beispielkurs/media/grundlagen/merkblatt.de.pdf', 'Fragen', 'Fragen!');
    await world.importFolder();
    const [content] = await world.db
      .select()
      .from(mediaContents)
      .where(and(eq(mediaContents.slug, 'merkblatt'), eq(mediaContents.language, 'de')));
    expect(content?.fileId).not.toBe(before?.id);
    const [released] = await world.db
      .select()
      .from(files)
      .where(eq(files.id, before?.id ?? ''));
    expect(released?.finishedAt).toBeNull();
    expect((await world.importFolder()).changes).toEqual([]);
  });

  test('leaves nothing behind when the store fails', async () => {
    const library = await world.read();
    let written = 0;
    const failing: FileStore = {
      ...world.store,
      write: async (...parameters) => {
        if (++written === 3) throw new Error('full');
        return world.store.write(...parameters);
      },
    };
    await expect(importContent({ db: world.db, store: failing }, library)).rejects.toThrow('full');
    expect([await world.db.$count(courses), await world.db.$count(files)]).toEqual([0, 0]);
  });

  test('removes the bytes of what was rolled back, and keeps those of a commit whose answer is lost', async () => {
    const library = await world.read();
    const keys: string[] = [];
    const watched: FileStore = {
      ...world.store,
      write: (key, ...rest) => {
        keys.push(key);
        return world.store.write(key, ...rest);
      },
    };
    const failing = (endsWith: 'commit' | 'rollback') => {
      let transactions = 0;
      const transaction: Database['transaction'] = async (work, ...options) => {
        if (++transactions > 1) return world.db.transaction(work, ...options);
        const lost = new Error('connection lost');
        await world.db.transaction(async (inner) => {
          await work(inner);
          if (endsWith === 'rollback') throw lost;
        });
        throw lost;
      };
      return new Proxy(world.db, {
        get: (db, name) => (name === 'transaction' ? transaction : Reflect.get(db, name)),
      });
    };
    const stored = async () =>
      Promise.all(keys.splice(0).map(async (key) => (await world.store.size(key)) !== undefined));
    await expect(importContent({ db: failing('rollback'), store: watched }, library)).rejects.toThrow('lost');
    expect(await stored()).toEqual([false, false, false]);
    await expect(importContent({ db: failing('commit'), store: watched }, library)).rejects.toThrow('lost');
    expect(await world.db.$count(files)).toBe(3);
    expect(await stored()).toEqual([true, true, true]);
  });
});

test('a course of 30 circles and 600 contents in three languages is imported', async () => {
  await importContent(world, wideLibrary(await world.read()));
  const [row] = await world.db.select({ count: sql<number>`count(*)::int` }).from(pages);
  expect(row?.count).toBeGreaterThan(1800);
});
