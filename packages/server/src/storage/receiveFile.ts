import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAppError, payloadTooLarge, unsupportedMediaType, validationFailed } from '../errors.ts';

/** Lets the routes of a scope take multipart forms; all others refuse them. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false });
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, takesFiles: true };
  });
}

/** What a form may have beside its file. */
const formBytes = 64 * 1024;

export interface ReceivedFile<Value> {
  /** what was made of the file */
  readonly value: Value;
  /** the text fields of the form */
  readonly fields: Readonly<Record<string, string>>;
}

interface Receiving<Value> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** a form that announces more is refused before it is read; `take` counts what really comes */
  readonly maximumBytes: number;
  /** reads the stream of the file to its end */
  readonly take: (file: Readable) => Promise<Value>;
}

/**
 * Reads a multipart form with exactly one file. When it throws, `take` may already have kept the file: what came after it was
 * not as it should be.
 * @throws unsupported_media_type for another kind of body, payload_too_large, validation_failed for a form without a
 * file, with several, or one that breaks off; whatever `take` throws
 */
export async function receiveFile<Value>(receiving: Receiving<Value>): Promise<ReceivedFile<Value>> {
  const { request, reply, maximumBytes } = receiving;
  try {
    if (!request.isMultipart()) throw unsupportedMediaType();
    if (Number(request.headers['content-length']) > maximumBytes + formBytes) throw payloadTooLarge();
    return await readForm(receiving);
  } catch (error) {
    // Nobody reads the rest of the body; the next request needs a new connection.
    if (!request.raw.readableEnded) reply.header('connection', 'close');
    throw error;
  }
}

async function readForm<Value>({ request, maximumBytes, take }: Receiving<Value>) {
  const fields: Record<string, string> = {};
  const taken: Value[] = [];
  let failure: { readonly error: unknown } | undefined;
  try {
    const limits = { files: 1, fields: 20, fieldSize: 1000, parts: 21, fileSize: maximumBytes + 1 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      try {
        taken.push(await take(part.file));
      } catch (error) {
        if (part.file.errored !== error || isAppError(error)) failure = { error };
        throw error;
      }
    }
  } catch {
    // What is not the fault of `take` is that of the form.
    if (failure !== undefined) throw failure.error;
    throw validationFailed([{ field: 'file', problems: ['invalid'] }]);
  }
  const [value] = taken;
  if (taken.length !== 1) throw validationFailed([{ field: 'file', problems: ['required'] }]);
  return { value: value as Value, fields };
}
