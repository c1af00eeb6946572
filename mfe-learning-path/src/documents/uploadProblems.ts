import { fileTypeOf, fileTypes, maximumFileBytes } from '@learn/domain';

/** What is filled in so far. */
export interface DocumentDraft {
  readonly file: File | undefined;
  readonly name: string;
  /** id of a learning sequence of the circle */
  readonly sequence: string | undefined;
}

export type FileProblem = 'noFile' | 'type' | 'size' | 'empty';

export interface DraftProblems {
  readonly file?: FileProblem;
  readonly name?: true;
  readonly sequence?: true;
}

/** What may be uploaded, for people: «PDF, DOCX, …». */
export const allowedTypes = fileTypes.map(({ extension }) => extension.toUpperCase()).join(', ');

/** The same for the device's choice of files. */
export const acceptedFiles = fileTypes
  .flatMap(({ mediaType, extensions }) => [mediaType, ...extensions.map((extension) => `.${extension}`)])
  .join(',');

/** What is wrong with a file before it is sent (specification §5, domain decisions §13). */
export function fileProblem(file: File | undefined): FileProblem | undefined {
  if (file === undefined) return 'noFile';
  if (fileTypeOf(file.type, file.name) === undefined) return 'type';
  if (file.size > maximumFileBytes) return 'size';
  return file.size === 0 ? 'empty' : undefined;
}

/** What is missing or wrong before anything is sent; empty when nothing is. */
export function draftProblems({ file, name, sequence }: DocumentDraft): DraftProblems {
  const wrong = fileProblem(file);
  return {
    ...(wrong && { file: wrong }),
    ...(name.trim() === '' && { name: true }),
    ...(sequence === undefined && { sequence: true }),
  };
}

/** The name that a document gets from its file: without the end that says its type. */
export function nameOfFile({ name }: File): string {
  const end = name.lastIndexOf('.');
  return (end > 0 ? name.slice(0, end) : name).slice(0, 200);
}
