import { addressOf, endpoints } from '@learn/contracts';
import { isUuid } from '@learn/domain';
import { and, inArray, isNotNull } from 'drizzle-orm';
import { files } from '../documents/tables.ts';
import { defineLoader } from '../graphql/defineLoader.ts';
import type { AssignmentTexts, CompletionData } from './assignmentData.ts';

/** A file that an answer names. */
export interface AnswerFile {
  readonly id: string;
  /** null: nobody's, so no answer may name it */
  readonly ownerId: string | null;
  readonly file_name: string;
  readonly file_type: string;
  /** bytes */
  readonly size: number;
  /** gives the file to everybody who may read the answer */
  readonly url: string;
}

/** Completely uploaded files by id. */
export const answerFilesLoader = defineLoader<string, AnswerFile | undefined>(async (ids, { db }) => {
  const rows = await db
    .select({
      id: files.id,
      ownerId: files.ownerId,
      file_name: files.fileName,
      file_type: files.fileType,
      size: files.size,
    })
    .from(files)
    .where(and(inArray(files.id, [...ids]), isNotNull(files.finishedAt)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    return row && { ...row, size: row.size ?? 0, url: addressOf(endpoints.file, { params: { id } }) };
  });
});

/** Ids of the files that the answers name, in the order of the tasks. */
export function namedFiles({ tasks }: Pick<AssignmentTexts, 'tasks'>, data: CompletionData): string[] {
  return tasks.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) => {
      const answer = block.type === 'file' ? data[id]?.user_data?.[block.id] : undefined;
      return typeof answer === 'string' && isUuid(answer) ? [answer] : [];
    }),
  );
}
