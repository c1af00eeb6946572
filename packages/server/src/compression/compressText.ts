import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A body as it goes over the wire. */
export interface CompressedBody {
  readonly body: Buffer | string;
  /** value of Content-Encoding; undefined for plain text */
  readonly encoding?: 'br' | 'gzip';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses an answer that is made for one user: quality 5, because higher ones cost more than the line gains.
 * @param acceptEncoding the request's header
 */
export async function compressText(
  text: string | Buffer,
  acceptEncoding: string | undefined,
): Promise<CompressedBody> {
  const accepted = acceptedEncodings(acceptEncoding);
  if (accepted.has('br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    return { body: await brotli(text, { params }), encoding: 'br' };
  }
  if (accepted.has('gzip')) return { body: await zip(text), encoding: 'gzip' };
  return { body: text };
}

function acceptedEncodings(header = ''): Set<string> {
  const entries = header.split(',').map((entry) =>
    entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  return new Set(entries.flatMap(([name = '', quality = '']) => (/^q=0(\.0*)?$/.test(quality) ? [] : name)));
}
