import { fileTypeOf, fileTypes, maximumFileBytes } from './fileType.ts';

/** A file that a person has chosen, as the browser describes it. */
export interface ChosenFile {
  readonly name: string;
  /** media type; empty where the browser knows none */
  readonly type: string;
  /** bytes */
  readonly size: number;
}

/** A circle document that is being added, as far as it is filled in. */
export interface DocumentDraft<File extends ChosenFile = ChosenFile> {
  readonly file: File | undefined;
  readonly name: string;
  /** id of a learning sequence */
  readonly sequence: string | undefined;
}

export type FileProblem = 'noFile' | 'type' | 'size' | 'empty';

export interface DocumentProblems {
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
export function fileProblem(file: ChosenFile | undefined): FileProblem | undefined {
  if (file === undefined) return 'noFile';
  if (fileTypeOf(file.type, file.name) === undefined) return 'type';
  if (file.size > maximumFileBytes) return 'size';
  return file.size === 0 ? 'empty' : undefined;
}

/** What is missing or wrong before anything is sent; empty when nothing is. */
export function documentProblems({ file, name, sequence }: DocumentDraft): DocumentProblems {
  const wrong = fileProblem(file);
  return {
    ...(wrong && { file: wrong }),
    ...(name.trim() === '' && { name: true }),
    ...(sequence === undefined && { sequence: true }),
  };
}

/** The name that a document gets from its file: without the end that says its type. */
export function nameOfFile({ name }: Pick<ChosenFile, 'name'>): string {
  const end = name.lastIndexOf('.');
  return (end > 0 ? name.slice(0, end) : name).slice(0, 200);
}
