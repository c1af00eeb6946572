import { endpoints } from '@learn/contracts';
import { extensionOf } from '@learn/domain';
import { problemOf, reportError, rest, uploadTo } from '@learn/platform';
import { useRef, useState } from 'react';

/** Why an upload failed, by its words; `stopped` by the person. */
export type UploadFailure = 'content' | 'size' | 'expired' | 'storage' | 'forbidden' | 'other' | 'stopped';

export type UploadState =
  | { readonly phase: 'idle' }
  /** `share` of the file that has been sent, 0 to 1 */
  | { readonly phase: 'sending'; readonly share: number }
  | { readonly phase: 'checking' }
  | { readonly phase: 'failed'; readonly failure: UploadFailure };

/** A document that is complete. */
export interface ReadyDocument {
  readonly file: File;
  readonly name: string;
  readonly sequence: string;
}

export interface Uploading {
  readonly state: UploadState;
  /** start → transfer → finish (specification §4); @returns whether the document is there now */
  readonly send: (document: ReadyDocument) => Promise<boolean>;
  readonly stop: () => void;
  /** Takes a failure off the screen. */
  readonly clear: () => void;
}

const failures: Readonly<Record<string, UploadFailure>> = {
  file_type_not_allowed: 'content',
  unsupported_media_type: 'content',
  payload_too_large: 'size',
  upload_expired: 'expired',
  upload_missing: 'expired',
  storage_unavailable: 'storage',
  forbidden: 'forbidden',
  not_found: 'forbidden',
};

/** Uploads a document to a circle of a session; what was chosen stays with the caller, so that it can be sent again. */
export function useUpload(courseSessionId: string): Uploading {
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const send = async (document: ReadyDocument) => {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'sending', share: 0 });
    try {
      await transfer(courseSessionId, document, {
        signal: controller.signal,
        onProgress: (share) => setState(share < 1 ? { phase: 'sending', share } : { phase: 'checking' }),
      });
      setState({ phase: 'idle' });
      return true;
    } catch (error) {
      const failure = controller.signal.aborted ? 'stopped' : failureOf(error);
      if (failure === 'other') reportError(error, { area: 'documents' });
      setState({ phase: 'failed', failure });
      return false;
    } finally {
      running.current = undefined;
    }
  };
  return {
    state,
    send,
    stop: () => running.current?.abort(),
    clear: () => setState(({ phase }) => (phase === 'failed' ? { phase: 'idle' } : state)),
  };
}

interface TransferOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

async function transfer(
  courseSessionId: string,
  { file, name, sequence }: ReadyDocument,
  { signal, onProgress }: TransferOptions,
): Promise<void> {
  const promise = await rest.send(
    endpoints.startDocument,
    {
      body: {
        file_type: file.type || extensionOf(file.name),
        file_name: file.name,
        name: name.trim(),
        learning_sequence: sequence,
        course_session: courseSessionId,
      },
    },
    { signal },
  );
  const form = new FormData();
  for (const [field, value] of Object.entries(promise.fields)) form.append(field, value);
  form.append('file', file);
  await uploadTo(promise.url, form, { signal, onProgress });
  onProgress(1);
  await rest.send(endpoints.finishFile, { body: { file_id: promise.file_id } }, { signal });
}

function failureOf(error: unknown): UploadFailure {
  return failures[problemOf(error).code ?? ''] ?? 'other';
}
