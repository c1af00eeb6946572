import { restPaths, type UploadPromise } from '@learn/contracts';
import { extensionOf } from '@learn/domain';
import { errorCodeOf, rest, upload } from '@learn/platform';
import { useEffect, useRef, useState } from 'react';
import { fileProblem } from '../../../documents/uploadProblems.ts';

/** Why the server did not take a file; `failed` may work the next time. */
type Reason = 'content' | 'full' | 'failed';

export type FileUploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly file: File; readonly share: number }
  | { readonly phase: 'failed'; readonly file: File; readonly reason: Reason };

/** A file that the server has. */
export interface UploadedFile {
  readonly id: string;
  readonly file_name: string;
  readonly size: number;
}

const reasons: Readonly<Record<string, Reason>> = {
  file_type_not_allowed: 'content',
  unsupported_media_type: 'content',
  payload_too_large: 'full',
};

/** Uploads a file for an answer: promise → transfer → finish (domain decisions §13). @param onDone with what is there now */
export function useFileUpload(onDone: (file: UploadedFile) => void) {
  const [state, setState] = useState<FileUploadState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const latest = useRef(onDone);
  latest.current = onDone;
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File) => {
    running.current?.abort();
    // the field says what is wrong with it
    if (fileProblem(file)) return setState({ phase: 'failed', file, reason: 'content' });
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ phase: 'sending', file, share: 0 });
    try {
      const id = await transfer(file, signal, (share) => {
        if (!signal.aborted) setState({ phase: 'sending', file, share });
      });
      latest.current({ id, file_name: file.name, size: file.size });
      setState({ phase: 'idle' });
    } catch (error) {
      if (running.current !== controller) return;
      const reason = reasons[errorCodeOf(error) ?? ''] ?? 'failed';
      setState(signal.aborted ? { phase: 'idle' } : { phase: 'failed', file, reason });
    }
  };
  return {
    state,
    send: (file: File) => void send(file),
    retry: () => state.phase === 'failed' && void send(state.file),
    stop: () => running.current?.abort(),
  };
}

/** @returns the id of the file */
async function transfer(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  const { url, fields, file_id } = await rest.post<UploadPromise>(
    restPaths.storagePresign,
    { file_type: file.type || extensionOf(file.name), file_name: file.name },
    { signal },
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  await upload(url, form, { signal, onProgress });
  await rest.post(restPaths.fileFinish, { file_id }, { signal });
  return file_id;
}
