import { endpoints } from '@learn/contracts';
import { extensionOf } from '@learn/domain';
import { problemOf, rest, uploadTo } from '@learn/platform';
import { useSyncExternalStore } from 'react';
import { fileProblem } from '../../../documents/uploadProblems.ts';

/** Why the server did not take a file; `failed` may work the next time. */
type Reason = 'content' | 'full' | 'failed';

export type FileUploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly file: File; readonly share: number }
  | { readonly phase: 'failed'; readonly file: File; readonly reason: Reason };

const idle: FileUploadState = { phase: 'idle' };

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

/** The uploads of an assignment, by question; they go on while other parts of it are shown. */
export function createFileUploads() {
  const states = new Map<string, FileUploadState>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const show = (question: string, state: FileUploadState) => {
    states.set(question, state);
    for (const listener of listeners) listener();
  };

  /** Promise → transfer → finish (domain decisions §13). @param onDone with what is there now */
  async function send(question: string, file: File, onDone: (file: UploadedFile) => void): Promise<void> {
    running.get(question)?.abort();
    // the field says what is wrong with it
    if (fileProblem(file)) return show(question, { phase: 'failed', file, reason: 'content' });
    const controller = new AbortController();
    running.set(question, controller);
    const { signal } = controller;
    show(question, { phase: 'sending', file, share: 0 });
    try {
      const id = await transfer(file, signal, (share) => {
        if (!signal.aborted) show(question, { phase: 'sending', file, share });
      });
      onDone({ id, file_name: file.name, size: file.size });
      show(question, idle);
    } catch (error) {
      if (running.get(question) !== controller) return;
      const reason = reasons[problemOf(error).code ?? ''] ?? 'failed';
      show(question, signal.aborted ? idle : { phase: 'failed', file, reason });
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: (question: string): FileUploadState => states.get(question) ?? idle,
    send,
    stop: (question: string) => running.get(question)?.abort(),
    stopAll() {
      for (const controller of running.values()) controller.abort();
    },
  };
}

export type FileUploads = ReturnType<typeof createFileUploads>;

/** The upload for one question. @param onDone with what is there now */
export function useFileUpload(uploads: FileUploads, question: string, onDone: (file: UploadedFile) => void) {
  const state = useSyncExternalStore(uploads.subscribe, () => uploads.state(question));
  const send = (file: File) => void uploads.send(question, file, onDone);
  return {
    state,
    send,
    retry: () => state.phase === 'failed' && send(state.file),
    stop: () => uploads.stop(question),
  };
}

/** @returns the id of the file */
async function transfer(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  const { url, fields, file_id } = await rest.send(
    endpoints.presignFile,
    { body: { file_type: file.type || extensionOf(file.name), file_name: file.name } },
    { signal },
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  await uploadTo(url, form, { signal, onProgress });
  await rest.send(endpoints.finishFile, { body: { file_id } }, { signal });
  return file_id;
}
