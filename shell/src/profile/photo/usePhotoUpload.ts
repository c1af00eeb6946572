import { problemOf, reportError } from '@learn/platform';
import { changeAvatar } from '@learn/platform/shell';
import { useRef, useState } from 'react';
import type { PhotoProblem } from './readPhoto.ts';

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Uploads the square of a picture as the own photo; `share` is how much has been sent, undefined while nothing is under way. */
export function usePhotoUpload(onDone: () => void) {
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<PhotoProblem>();
  const controller = useRef<AbortController>(undefined);
  const start = async (file: File, square: Square) => {
    setProblem(undefined);
    setShare(0);
    controller.current = new AbortController();
    const { signal } = controller.current;
    try {
      await changeAvatar(formOf(file, square), { onProgress: setShare, signal });
      onDone();
    } catch (error) {
      setShare(undefined);
      if (signal.aborted) return;
      reportError(error, { area: 'photo' });
      setProblem(photoProblem(error));
    }
  };
  return { share, problem, setProblem, start, stop: () => controller.current?.abort() };
}

function formOf(file: File, square: Square): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(square)) form.append(name, String(value));
  form.append('file', file);
  return form;
}

function photoProblem(error: unknown): PhotoProblem {
  switch (problemOf(error).code) {
    case 'file_type_not_allowed':
    case 'unsupported_media_type':
      return 'type';
    case 'payload_too_large':
      return 'size';
    case 'validation_failed':
      return 'pixels';
    case 'too_many_requests':
      return 'busy';
    case 'storage_unavailable':
      return 'storage';
    default:
      return 'unreachable';
  }
}
