import type { Readable } from 'node:stream';

/** Where a browser sends a file: a multipart form with these fields before the file (specification §7). */
export interface UploadTarget {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Writing {
  /** media type */
  readonly fileType: string;
  /** what has more is refused and nothing of it is kept */
  readonly maximumBytes: number;
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Keeps the bytes of files; who may have them is not its business. Keys come from `createStorageKey` only. A store that does not
 * answer throws storage_unavailable.
 */
export interface FileStore {
  /** Where browsers exchange the bytes with the store itself; undefined where they do so with this server. */
  origin(): Promise<string | undefined>;
  /** Asks whether the store can be used. @throws storage_unavailable */
  check(): Promise<void>;
  /** An address of the store itself for a new file; undefined where this server takes the file. */
  uploadTarget(
    key: string,
    target: Writing & { readonly seconds: number },
  ): Promise<UploadTarget | undefined>;
  /**
   * Keeps what the stream gives, whole or not at all.
   * @returns its bytes
   * @throws payload_too_large
   */
  write(key: string, source: Readable, writing: Writing): Promise<number>;
  /**
   * Takes what was uploaded out of reach of its upload address, which may be open for a while yet.
   * @returns its bytes; undefined when nothing was uploaded
   */
  settle(key: string): Promise<number | undefined>;
  /** @returns undefined for what is not there; a caller that does not read it to its end destroys the stream */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  size(key: string): Promise<number | undefined>;
  /** An address of the store itself that works for some seconds; undefined where this server gives the file. */
  downloadAddress(
    key: string,
    download: { readonly disposition: string; readonly fileType: string; readonly seconds: number },
  ): Promise<string | undefined>;
  /** What is not there is no error. */
  delete(key: string): Promise<void>;
}
