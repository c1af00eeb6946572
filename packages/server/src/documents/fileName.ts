/** What file systems take, in bytes. */
const maximumBytes = 255;

/**
 * What is kept of a name that a person gave a file: no path, no signs that control a terminal or the direction of
 * writing, none that some systems refuse, at most 255 bytes; the extension stays.
 * @param extension without the dot, in place of one that does not survive
 */
export function safeFileName(given: string, extension: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const dot = clean.lastIndexOf('.');
  const end = dot > 0 ? clean.slice(dot) : `.${extension}`;
  const stem = (dot > 0 ? clean.slice(0, dot) : clean === extension ? '' : clean).trim() || 'document';
  return `${shorten(stem, maximumBytes - Buffer.byteLength(end))}${end}`;
}

/**
 * `Content-Disposition` that saves a file under its name (RFC 6266, RFC 5987): whole for today's browsers, in ASCII for
 * the others.
 */
export function attachment(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Never cuts a sign in two. */
function shorten(text: string, bytes: number): string {
  let kept = '';
  let used = 0;
  for (const sign of text) {
    used += Buffer.byteLength(sign);
    if (used > bytes) break;
    kept += sign;
  }
  return kept;
}
