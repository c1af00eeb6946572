import type { Readable } from 'node:stream';
import { personImportEndpoints, spreadsheetMediaTypes } from '@learn/contracts/endpoints';
import { importLimits } from '@learn/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { assertMaySee } from '../access/definePolicy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { sendPage } from '../endpoints/sendPage.ts';
import type { SpreadsheetFormat } from '../exports/writeSpreadsheet.ts';
import { parseBody } from '../parse.ts';
import { readAll } from '../storage/readAll.ts';
import { acceptForms, receiveFile } from '../storage/receiveFile.ts';
import { correctFile, correctRow } from './correctImport.ts';
import { mayImportPeople } from './policy.ts';
import { listImports, readImport, readImportRows } from './readImports.ts';
import { readList } from './readList.ts';
import { createImport, removeImport, startImport, stopImport } from './writeImports.ts';
import { writeFaulty, writeTemplate } from './writeLists.ts';

const uploadFields = z.strictObject({
  course_session_id: z.uuid().optional(),
  file_name: z.string().trim().max(200).default(''),
});

/** `/api/admin/imports/…`: lists of people, from the file to the accounts. */
export function registerPersonImports(app: FastifyInstance, { db }: ServerContext): void {
  const policy = mayImportPeople;

  registerEndpoint(app, personImportEndpoints.list, {
    policy,
    handle: async ({ currentUser, query, language, reply }) => {
      assertMaySee(policy, currentUser);
      return sendPage(reply, await listImports(db, query, language));
    },
  });
  registerEndpoint(app, personImportEndpoints.template, {
    policy,
    handle: async ({ currentUser, query: { format }, language, reply }) => {
      assertMaySee(policy, currentUser);
      return sendSheet(reply, writeTemplate({ format, language }), { format, name: 'template' });
    },
  });
  registerEndpoint(app, personImportEndpoints.read, {
    policy,
    handle: ({ currentUser, params, language }) => {
      assertMaySee(policy, currentUser);
      return readImport(db, params.id, language);
    },
  });
  registerEndpoint(app, personImportEndpoints.rows, {
    policy,
    handle: async ({ currentUser, params, query, reply }) => {
      assertMaySee(policy, currentUser);
      return sendPage(reply, await readImportRows(db, params.id, query));
    },
  });
  registerEndpoint(app, personImportEndpoints.correctRow, {
    policy,
    handle: ({ currentUser, params, body }) => {
      assertMaySee(policy, currentUser);
      return correctRow(db, currentUser.userId, params, body.values);
    },
  });
  registerEndpoint(app, personImportEndpoints.faulty, {
    policy,
    handle: async ({ currentUser, params, query: { format }, language, reply }) => {
      assertMaySee(policy, currentUser);
      await readImport(db, params.id, language);
      return sendSheet(reply, writeFaulty(db, params.id, { format, language }), { format, name: 'faulty' });
    },
  });
  registerEndpoint(app, personImportEndpoints.start, {
    policy,
    handle: async ({ currentUser, params, body, language }) => {
      assertMaySee(policy, currentUser);
      await startImport(db, currentUser.userId, params.id, body.leave_out_faulty);
      return readImport(db, params.id, language);
    },
  });
  registerEndpoint(app, personImportEndpoints.stop, {
    policy,
    handle: async ({ currentUser, params, language }) => {
      assertMaySee(policy, currentUser);
      await stopImport(db, currentUser.userId, params.id);
      return readImport(db, params.id, language);
    },
  });
  registerEndpoint(app, personImportEndpoints.remove, {
    policy,
    handle: async ({ currentUser, params }) => {
      assertMaySee(policy, currentUser);
      await removeImport(db, currentUser.userId, params.id);
      return undefined;
    },
  });

  app.register(async (scope) => {
    await acceptForms(scope);
    registerEndpoint(scope, personImportEndpoints.upload, {
      policy,
      handle: async ({ currentUser, language, request, reply }) => {
        assertMaySee(policy, currentUser);
        const { value: bytes, fields } = await receiveList(request, reply);
        const { course_session_id: courseSessionId, file_name: fileName } = parseBody(uploadFields, fields);
        const rows = await readList(bytes, language);
        const id = await createImport(db, currentUser.userId, { fileName, courseSessionId, rows });
        return readImport(db, id, language);
      },
    });
    registerEndpoint(scope, personImportEndpoints.correctFile, {
      policy,
      handle: async ({ currentUser, params, language, request, reply }) => {
        assertMaySee(policy, currentUser);
        const { value: bytes } = await receiveList(request, reply);
        await correctFile(db, currentUser.userId, params.id, await readList(bytes, language));
        return readImport(db, params.id, language);
      },
    });
  });
}

function receiveList(request: FastifyRequest, reply: FastifyReply) {
  return receiveFile({
    request,
    reply,
    maximumBytes: importLimits.bytes,
    take: (stream: Readable) => readAll(stream, importLimits.bytes),
  });
}

function sendSheet(
  reply: FastifyReply,
  sheet: Readable,
  { format, name }: { readonly format: SpreadsheetFormat; readonly name: string },
): FastifyReply {
  return reply
    .type(spreadsheetMediaTypes[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .send(sheet);
}
