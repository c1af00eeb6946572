import { importFields, importProblems } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { spreadsheetMediaTypes } from './exports.ts';
import { dateTime, id, pageOf } from './fields.ts';

const fields = z.enum(importFields);
const count = z.int().min(0);

/**
 * checked: nothing is written yet · running · stopped: what is done stays, the rest waits · done: rows that were left out are
 * still there to be corrected.
 */
export const importStates = ['checked', 'running', 'stopped', 'done'] as const;

const personImport = z.strictObject({
  id,
  file_name: z.string(),
  course_session_id: id.nullable().meta({ description: 'for rows that name none' }),
  course_session_title: z.string(),
  state: z.enum(importStates),
  created_at: dateTime,
  created_by: z.string(),
  finished_at: dateTime.nullable(),
  expires_at: dateTime.meta({ description: 'when the rows are forgotten' }),
  rows: count,
  new_people: count.meta({ description: 'rows without problem whose person does not exist yet' }),
  known_people: count,
  faulty: count,
  taken: count.meta({ description: 'rows that were carried out' }),
  problem_fields: z.array(z.strictObject({ field: fields, count })).max(importFields.length),
});

const importRow = z.strictObject({
  row: z.int().min(1).meta({ description: 'line in the file' }),
  values: z.partialRecord(fields, z.string()),
  problems: z
    .array(
      z.strictObject({
        field: fields,
        problem: z.enum(importProblems),
        other_row: z.int().nullable().meta({ description: 'of a duplicate' }),
        suggestion: z.string().nullable(),
      }),
    )
    .max(importFields.length),
  outcome: z.enum(['created', 'enrolled', 'unchanged']).nullable(),
  user_id: id.nullable(),
});

const byId = z.strictObject({ id });
const format = z.enum(['xlsx', 'csv']).default('xlsx');
const spreadsheet = { kind: 'file', mediaTypes: Object.values(spreadsheetMediaTypes) } as const;

export const personImportEndpoints = {
  list: defineEndpoint({
    ...table.personImports,
    summary: 'Imports of people, the latest first.',
    query: z.strictObject({ ...pageOf({ usual: 50, greatest: 200 }) }),
    answer: json(z.array(personImport).max(200)),
  }),
  upload: defineEndpoint({
    ...table.uploadPersonImport,
    summary: 'Reads and checks a list of people; writes nothing but the list itself.',
    upload: { fields: ['course_session_id', 'file_name'] },
    answer: json(personImport),
    errors: ['import_unreadable', 'import_too_large', 'payload_too_large', 'unsupported_media_type'],
  }),
  template: defineEndpoint({
    ...table.personImportTemplate,
    summary: 'An empty list with its titles, in the language of the caller.',
    query: z.strictObject({ format }),
    answer: spreadsheet,
  }),
  read: defineEndpoint({
    ...table.personImport,
    summary: 'An import with its counts; while it runs, how far it is.',
    params: byId,
    answer: json(personImport),
  }),
  rows: defineEndpoint({
    ...table.personImportRows,
    summary: 'Rows of an import in the order of the file, in pages.',
    params: byId,
    query: z.strictObject({
      show: z.enum(['all', 'faulty', 'taken']).default('all'),
      field: fields.optional().meta({ description: 'only those with a problem there' }),
      ...pageOf({ usual: 50, greatest: 200 }),
    }),
    answer: json(z.array(importRow).max(200)),
  }),
  correctRow: defineEndpoint({
    ...table.correctPersonImportRow,
    summary: 'Corrects cells of a row; everything is checked again.',
    params: z.strictObject({ id, row: z.coerce.number().int().min(1).max(1_000_000) }),
    body: z.strictObject({ values: z.partialRecord(fields, z.string().max(300)) }),
    answer: json(importRow),
    errors: ['import_running'],
  }),
  correctFile: defineEndpoint({
    ...table.correctPersonImport,
    summary:
      'Reads a corrected list: with the column of lines its rows replace those of the same lines, without it all rows that were not carried out.',
    params: byId,
    upload: { fields: [] },
    answer: json(personImport),
    errors: [
      'import_unreadable',
      'import_too_large',
      'import_running',
      'payload_too_large',
      'unsupported_media_type',
    ],
  }),
  faulty: defineEndpoint({
    ...table.faultyImportRows,
    summary: 'The faulty rows with their lines and problems, to be corrected and read again.',
    params: byId,
    query: z.strictObject({ format }),
    answer: spreadsheet,
  }),
  start: defineEndpoint({
    ...table.startPersonImport,
    summary:
      'Carries out the rows without problem, which is refused while there are faulty ones unless the caller says so.',
    params: byId,
    body: z.strictObject({ leave_out_faulty: z.boolean().default(false) }),
    answer: json(personImport),
    errors: ['import_running'],
  }),
  stop: defineEndpoint({
    ...table.stopPersonImport,
    summary: 'Stops an import that runs. What is done stays; it can be started again.',
    params: byId,
    answer: json(personImport),
  }),
  remove: defineEndpoint({
    ...table.deletePersonImport,
    summary: 'Forgets an import and its rows; the people that came by it stay.',
    params: byId,
    answer: empty,
    errors: ['import_running'],
  }),
};
