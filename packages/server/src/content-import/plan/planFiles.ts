import { createHash, randomUUID } from 'node:crypto';
import type { Attachment } from '@learn/course-content';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { files } from '../../documents/tables.ts';
import type { NewAttachment } from '../rows/mediaRows.ts';
import type { CourseRows } from './readCourseRows.ts';

/** A file that comes into the store. */
export interface FileToStore {
  readonly id: string;
  readonly fileName: string;
  readonly attachment: Attachment;
  /** SHA-256 of its bytes, hex */
  readonly hash: string;
}

export interface FilePlan {
  /** id of the file of each document, by `translationKey/language` */
  readonly fileIds: ReadonlyMap<string, string>;
  readonly toStore: readonly FileToStore[];
}

/** Which documents have other bytes than those that are there; the same bytes stay the same file. */
export async function planFiles(
  db: Database,
  attachments: readonly NewAttachment[],
  current: CourseRows['media'],
): Promise<FilePlan> {
  const present = new Map(
    current.map(({ content, file }) => [`${content.translationKey}/${content.language}`, file]),
  );
  const fileIds = new Map<string, string>();
  const toStore: FileToStore[] = [];
  for (const { translationKey, language, fileName, id, attachment } of attachments) {
    const place = `${translationKey}/${language}`;
    const hash = await hashOf(attachment);
    const file = present.get(place);
    const isSame = file?.contentHash === hash && file.fileName === fileName && file.finishedAt !== null;
    if (!isSame) toStore.push({ id, fileName, attachment, hash });
    fileIds.set(place, isSame ? file.id : id);
  }
  return withFreeIds(db, { fileIds, toStore });
}

/** A file that replaces another one has an id of its own, for the other one is there until its bytes are removed. */
async function withFreeIds(db: Database, { fileIds, toStore }: FilePlan): Promise<FilePlan> {
  if (toStore.length === 0) return { fileIds, toStore };
  const ids = toStore.map(({ id }) => id);
  const taken = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids));
  const others = new Map(taken.map(({ id }) => [id, randomUUID()]));
  const free = (id: string) => others.get(id) ?? id;
  const stored = new Set(ids);
  return {
    fileIds: new Map([...fileIds].map(([place, id]) => [place, stored.has(id) ? free(id) : id])),
    toStore: toStore.map((file) => ({ ...file, id: free(file.id) })),
  };
}

async function hashOf(attachment: Attachment): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await attachment.read()) hash.update(chunk);
  return hash.digest('hex');
}
