import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { address, dateTime, id, requiredLine, requiredText } from './fields.ts';

const reference = z.strictObject({ id, title: z.string(), slug: z.string() });

/** A document of a circle; circle and sequence in the language of the current user. */
export const circleDocument = z.strictObject({
  id,
  name: z.string(),
  file_name: z.string(),
  file_type: z.string(),
  /** bytes */
  size: z.int(),
  /** works for 15 minutes */
  url: address,
  circle: reference,
  learning_sequence: reference,
  created_at: dateTime,
  /** full name of the person who added it */
  owner: z.string(),
  can_delete: z.boolean(),
});

const fileDescription = {
  /** media type or extension; must be what the name says */
  file_type: z.string().trim().max(200),
  file_name: requiredText(1000),
};

const preSign = { url: address, fields: z.record(z.string(), z.string()) };

/** Where to send the file, as a multipart form with `fields` before the file, within 15 minutes (specification §3, §7). */
export const uploadPromise = z.strictObject({
  file_id: id,
  ...preSign,
  pre_sign: z.strictObject(preSign),
  file_info: z.strictObject({ file_id: id, file_name: z.string(), file_type: z.string() }),
});

export const documentEndpoints = {
  start: defineEndpoint({
    ...table.startDocument,
    summary:
      'Promises an upload for a document of a learning sequence; payload_too_large when the person has 2 GB of files.',
    body: z.strictObject({
      ...fileDescription,
      name: requiredLine(200),
      /** id of its page in any language */
      learning_sequence: id,
      course_session: id,
    }),
    answer: json(uploadPromise),
    errors: ['file_type_not_allowed', 'too_many_requests', 'payload_too_large', 'storage_unavailable'],
  }),
  upload: defineEndpoint({
    ...table.uploadFile,
    summary: 'Takes the one file of a promised upload, up to 100 MB.',
    params: z.object({ token: z.string().min(1).max(100) }),
    upload: { fields: [] },
    answer: empty,
    errors: ['upload_expired', 'payload_too_large', 'unsupported_media_type', 'storage_unavailable'],
  }),
  finish: defineEndpoint({
    ...table.finishFile,
    summary:
      'Checks what was uploaded against what was promised and makes it available; a repeat answers the same.',
    body: z.strictObject({ file_id: id }),
    answer: json(
      z.strictObject({
        file_id: id,
        file_name: z.string(),
        file_type: z.string(),
        size: z.int(),
        url: address,
        /** of a file that is no circle document: null */
        document_id: id.nullable(),
      }),
    ),
    errors: [
      'upload_missing',
      'upload_expired',
      'payload_too_large',
      'file_type_not_allowed',
      'storage_unavailable',
    ],
  }),
  delete: defineEndpoint({
    ...table.deleteDocument,
    summary: 'Deletes a circle document; its file goes once it can no longer be restored.',
    params: z.object({ id }),
    answer: empty,
  }),
  restore: defineEndpoint({
    ...table.restoreDocument,
    summary:
      'Takes the deletion of a circle document back, for 15 minutes; not_found afterwards. One that is there stays.',
    params: z.object({ id }),
    answer: empty,
  }),
  list: defineEndpoint({
    ...table.documents,
    summary: 'The circle documents of a course session, the newest first.',
    params: z.object({ courseSessionId: id }),
    answer: json(z.array(circleDocument)),
    errors: ['storage_unavailable'],
  }),
  file: defineEndpoint({
    ...table.file,
    summary: 'The bytes of a file, also in ranges; with a bucket a redirect to it.',
    params: z.object({ id }),
    query: z.object({
      expires: z.coerce.number().int().optional(),
      signature: z.string().max(100).optional(),
    }),
    answer: { kind: 'file', mediaTypes: ['*/*'] },
    errors: ['storage_unavailable'],
  }),
  presign: defineEndpoint({
    ...table.presignFile,
    summary:
      'Promises an upload for a file of an assignment answer; payload_too_large when the person has 2 GB of files.',
    body: z.strictObject(fileDescription),
    answer: json(uploadPromise),
    errors: ['file_type_not_allowed', 'too_many_requests', 'payload_too_large', 'storage_unavailable'],
  }),
};
