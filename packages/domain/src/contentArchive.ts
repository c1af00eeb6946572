const megabyte = 1024 * 1024;

/** What a zip with a folder of contents may be: sizes in bytes; `ratio` is unpacked to packed, of files above `ratioFrom` bytes. */
export const contentArchiveLimits = {
  bytes: 200 * megabyte,
  files: 20_000,
  unpackedBytes: 1024 * megabyte,
  ratio: 200,
  ratioFrom: megabyte,
  /** how long an uploaded folder is kept to be imported */
  days: 30,
} as const;

/** Why a zip is not taken: each names the limit or rule that it breaks. */
export const contentArchiveFaults = [
  'unreadable',
  'encrypted',
  'path',
  'link',
  'repeated',
  'files',
  'unpacked_bytes',
  'ratio',
] as const;

export type ContentArchiveFault = (typeof contentArchiveFaults)[number];
