/** A kind of file that may be uploaded (domain decisions §13). */
export interface FileType {
  /** the usual end of its name, without the dot */
  readonly extension: string;
  /** all ends that count, the usual one among them */
  readonly extensions: readonly string[];
  readonly mediaType: string;
}

const office = 'application/vnd.openxmlformats-officedocument';

/** What may be uploaded; nothing else. */
export const fileTypes: readonly FileType[] = [
  { extension: 'pdf', extensions: ['pdf'], mediaType: 'application/pdf' },
  { extension: 'docx', extensions: ['docx'], mediaType: `${office}.wordprocessingml.document` },
  { extension: 'xlsx', extensions: ['xlsx'], mediaType: `${office}.spreadsheetml.sheet` },
  { extension: 'pptx', extensions: ['pptx'], mediaType: `${office}.presentationml.presentation` },
  { extension: 'png', extensions: ['png'], mediaType: 'image/png' },
  { extension: 'jpg', extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg' },
  { extension: 'mp4', extensions: ['mp4'], mediaType: 'video/mp4' },
];

/** Bytes that a document may have. */
export const maximumFileBytes = 100 * 1024 * 1024;

/** Bytes that a photo of a person may have. */
export const maximumAvatarBytes = 5 * 1024 * 1024;

/** The part of a file name after its last dot, in lower case; empty without one. */
export function extensionOf(fileName: string): string {
  return /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/**
 * The type of a file by what is said of it: its media type or extension, and its name, must mean the same type.
 * @param declared e.g. 'application/pdf', 'pdf' or '.pdf'; browsers that do not know a type give an empty text, which the
 * name alone then decides
 * @returns undefined when that is none of the allowed types
 */
export function fileTypeOf(declared: string, fileName: string): FileType | undefined {
  const named = fileTypes.find(({ extensions }) => extensions.includes(extensionOf(fileName)));
  const said = declared.trim().toLowerCase().split(';')[0] ?? '';
  const agrees =
    said === '' || said === named?.mediaType || named?.extensions.includes(said.replace(/^\./, ''));
  return agrees ? named : undefined;
}
