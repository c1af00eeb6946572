import { type Content, type ContentLibrary, readContentLibrary } from '@learn/course-content';
import { copyExample, type ExampleFolder } from '@learn/course-content/testing';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { readConfig } from '../src/config.ts';
import { ContentRefused } from '../src/content-import/ContentRefused.ts';
import { importContent } from '../src/content-import/importContent.ts';
import { pages } from '../src/course-pages/tables.ts';
import type { Database } from '../src/database/database.ts';
import { createFileStore } from '../src/storage/createFileStore.ts';
import type { FileStore } from '../src/storage/fileStore.ts';
import { empty, openTestDatabase } from './testDatabase.ts';

type Options = Parameters<typeof importContent>[2];

/** An empty database and a store, and a copy of the example of course contents that can be changed. */
export interface ContentWorld extends AsyncDisposable {
  readonly db: Database;
  readonly store: FileStore;
  readonly folder: ExampleFolder;
  /** what stands in the folder now, without a problem */
  readonly read: () => Promise<ContentLibrary>;
  /** Imports the folder. */
  readonly importFolder: (options?: Options) => ReturnType<typeof importContent>;
  /** the German page of a slug */
  readonly page: (slug: string) => Promise<typeof pages.$inferSelect>;
}

/** Makes it anew. */
export async function openContentWorld(): Promise<ContentWorld> {
  const { db, close } = await openTestDatabase(empty);
  const folder = await copyExample();
  const store = createFileStore(readConfig({ DATA_DIR: `${folder.root}-store` }));
  const read = async () => {
    const { library, problems } = await readContentLibrary(folder.root);
    expect(problems).toEqual([]);
    return library;
  };
  return {
    db,
    store,
    folder,
    read,
    importFolder: async (options) => importContent({ db, store }, await read(), options),
    async page(slug) {
      const [page] = await db
        .select()
        .from(pages)
        .where(and(eq(pages.slug, slug), eq(pages.language, 'de')));
      if (page === undefined) throw new Error(`no page ${slug}`);
      return page;
    },
    async [Symbol.asyncDispose]() {
      await close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** What an import says that is refused. */
export async function refusalOf(running: Promise<unknown>): Promise<ContentRefused['diff']> {
  const error = await running.catch((reason: unknown) => reason);
  if (!(error instanceof ContentRefused)) throw new Error(`not refused: ${error}`);
  return error.diff;
}

/** The library of the example with other contents. */
export function withContents(library: ContentLibrary, change: (content: Content) => Content): ContentLibrary {
  return {
    ...library,
    courses: library.courses.map((course) => ({
      ...course,
      topics: course.topics.map((topic) => ({
        ...topic,
        circles: topic.circles.map((circle) => ({
          ...circle,
          sequences: circle.sequences.map((sequence) => ({
            ...sequence,
            units: sequence.units.map((unit) => ({ ...unit, contents: unit.contents.map(change) })),
          })),
        })),
      })),
    })),
  };
}

/** Without the functions that read bytes, and without what is left out. */
export function withoutFiles({ courses: all, ...rest }: ContentLibrary): unknown {
  const data = all.map(({ position: _, ...course }) => course);
  return JSON.parse(JSON.stringify({ ...rest, courses: data }));
}
