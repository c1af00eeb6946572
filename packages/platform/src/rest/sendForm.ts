import type { ErrorBody, Topic } from '@learn/contracts';
import { markChanged } from '../freshness.ts';
import { leavesStale } from '../problemOf.ts';
import { noteFailedWrite } from '../stores/viewing.ts';
import { HttpError } from './HttpError.ts';
import { announceUnauthorised, ownHeaders } from './rest.ts';

export interface UploadOptions {
  /** how much has been sent, 0 to 1 */
  readonly onProgress?: (share: number) => void;
  /** gives the upload up */
  readonly signal?: AbortSignal;
}

/**
 * What `upload` does, loaded with the first file.
 * @throws Error for a form without a file (specification §8), beside what `upload` throws
 */
export function sendForm<Answer>(
  address: string,
  form: FormData,
  { onProgress, signal, changes }: UploadOptions & { readonly changes?: readonly Topic[] } = {},
): Promise<Answer> {
  if (!hasFile(form)) return Promise.reject(new Error('No file selected'));
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted());
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal?.addEventListener('abort', stop);
    request.open('POST', address);
    const own = isOwn(address);
    const headers = own ? Object.entries(ownHeaders()) : [];
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      if (request.status < 200 || request.status > 299) {
        const problem = own ? refusal(request) : storeProblem(request.status);
        noteFailedWrite(problem);
        if (leavesStale(problem)) markChanged(changes);
        return reject(problem);
      }
      markChanged(changes);
      const answer = parsed(request.responseText);
      if (answer === undefined && request.responseText !== '' && own) return reject(lostNetwork());
      resolve(answer as Answer);
    };
    // the server may have it all the same
    const lose = (reason: Error) => {
      markChanged(changes);
      reject(reason);
    };
    request.onerror = () => lose(own || !navigator.onLine ? lostNetwork() : storeProblem());
    request.onabort = () => lose(aborted());
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    request.send(form);
  });
}

/** A field of files in which nothing was chosen holds a file without a name and content. */
function hasFile(form: FormData): boolean {
  return [...form.values()].some((value) => value instanceof File && (value.name !== '' || value.size > 0));
}

/** Another host's file store gets neither our cookies nor our headers: it would refuse what it does not know. */
function isOwn(address: string): boolean {
  return new URL(address, window.location.href).origin === window.location.origin;
}

/** A file store says nothing for people, and the browser does not tell why it got no answer of another host. */
function storeProblem(status = 503): HttpError {
  return new HttpError(new Response(null, { status }), { code: 'storage_unavailable' });
}

function refusal(request: XMLHttpRequest): HttpError {
  const body = (parsed(request.responseText) ?? {}) as Partial<ErrorBody>;
  if (request.status === 401 && body.code === 'not_logged_in') announceUnauthorised();
  return new HttpError(new Response(request.responseText, { status: request.status }), body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function aborted(): DOMException {
  return new DOMException('The upload was given up', 'AbortError');
}

function lostNetwork(): TypeError {
  return new TypeError('Failed to upload');
}
