import { contentArchiveLimits, languages } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { dateTime, id, pageOf } from './fields.ts';

const count = z.int().min(0);
const titles = z.partialRecord(z.enum(languages), z.string());

/**
 * checking: a job reads the folder and compares it · faulty: it cannot be imported, `problems` say why · checked: nothing is written yet ·
 * running · stopped: nothing was written · failed: something else went wrong, nothing was written · done.
 */
export const contentImportStates = [
  'checking',
  'faulty',
  'checked',
  'running',
  'stopped',
  'failed',
  'done',
] as const;

/** What a change does to its thing. */
export const contentChangeKinds = ['added', 'changed', 'unpublished', 'removed'] as const;

const changedThings = [
  'course',
  'page',
  'assignment',
  'certificate',
  'media category',
  'media',
  'profile',
  'exam',
  'questionnaire',
] as const;

const contentImport = z.strictObject({
  id,
  file_name: z.string(),
  size: count.meta({ description: 'bytes of the archive' }),
  state: z.enum(contentImportStates),
  fingerprint: z
    .string()
    .nullable()
    .meta({ description: 'SHA-256 of the files and their names, hex: the same for the same folder' }),
  created_at: dateTime,
  created_by: z.string(),
  started_by: z.string(),
  finished_at: dateTime.nullable(),
  expires_at: dateTime.nullable().meta({ description: 'until when it can be imported' }),
  counts: z.strictObject({ added: count, changed: count, unpublished: count, removed: count }),
  problem_count: count,
  conflict_count: count,
});

const contentImportDetail = contentImport.extend({
  step: z
    .strictObject({
      kind: z.enum(['reading', 'comparing', 'storing', 'writing']),
      course: z.string().meta({ description: 'address of the course, or empty' }),
      done: count,
      all: count,
    })
    .nullable()
    .meta({ description: 'what is being done; done of all steps' }),
  courses: z
    .array(z.string())
    .max(contentArchiveLimits.files)
    .meta({ description: 'addresses of the courses in the folder' }),
  problems: z
    .array(z.strictObject({ file: z.string(), line: z.int().min(0), message: z.string() }))
    .max(500)
    .meta({ description: 'the first of them' }),
  refused: z.array(z.string()).max(500).meta({ description: 'the first of what an import never does' }),
  conflicts: z
    .array(
      z.strictObject({
        reason: z.enum(['unpublished', 'kind changed', 'answered part removed']),
        path: z.string(),
        titles,
        people: count.meta({ description: 'who have worked on it' }),
        sessions: count.meta({ description: 'in which it is planned' }),
      }),
    )
    .max(500)
    .meta({ description: 'the first of them: what is done only when the caller says so' }),
  changed_since: z.boolean().meta({
    description: 'the platform has changed between check and import, so it was compared again',
  }),
  unpublish_used: z.boolean(),
});

const contentChange = z.strictObject({
  change: z.enum(contentChangeKinds),
  thing: z.enum(changedThings),
  path: z.string().meta({ description: 'slugs of the pages above it and its own, joined by /' }),
  titles,
  content_type: z.string().nullable(),
  fields: z.array(z.string()).max(100).meta({ description: 'names of what differs' }),
});

const byId = z.strictObject({ id });

export const contentImportEndpoints = {
  list: defineEndpoint({
    ...table.contentImports,
    summary: 'Folders of contents that were uploaded, the latest first.',
    query: z.strictObject({ ...pageOf({ usual: 50, greatest: 200 }) }),
    answer: json(z.array(contentImport).max(200)),
  }),
  upload: defineEndpoint({
    ...table.uploadContentImport,
    summary: 'Takes a folder of contents as a zip; a job checks it and compares it with what is there.',
    upload: { fields: ['file_name'] },
    answer: json(contentImportDetail),
    errors: ['archive_refused', 'payload_too_large', 'unsupported_media_type', 'storage_unavailable'],
  }),
  read: defineEndpoint({
    ...table.contentImport,
    summary: 'An import with its problems or its difference; while it runs, how far it is.',
    params: byId,
    answer: json(contentImportDetail),
  }),
  changes: defineEndpoint({
    ...table.contentImportChanges,
    summary: 'What an import adds, changes, unpublishes and removes, in pages.',
    params: byId,
    query: z.strictObject({
      change: z.enum(contentChangeKinds).optional(),
      ...pageOf({ usual: 50, greatest: 200 }),
    }),
    answer: json(z.array(contentChange).max(200)),
  }),
  start: defineEndpoint({
    ...table.startContentImport,
    summary:
      'Imports what was checked, by a job; refused where people have worked on what would go, unless the caller says so.',
    params: byId,
    body: z.strictObject({ unpublish_used: z.boolean().default(false) }),
    answer: json(contentImportDetail),
    errors: ['import_running'],
  }),
  stop: defineEndpoint({
    ...table.stopContentImport,
    summary: 'Stops an import before it is through; then nothing of it is written.',
    params: byId,
    answer: json(contentImportDetail),
  }),
  remove: defineEndpoint({
    ...table.deleteContentImport,
    summary: 'Forgets an import that was not carried out, and its archive.',
    params: byId,
    answer: empty,
    errors: ['import_running'],
  }),
  exportCourse: defineEndpoint({
    ...table.exportCourse,
    summary: 'A course as a folder of contents in a zip, as an upload takes it.',
    params: z.strictObject({ courseId: id }),
    answer: { kind: 'file', mediaTypes: ['application/zip'] },
    errors: ['storage_unavailable'],
  }),
};
