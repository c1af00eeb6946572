/** Longest part of a path, as long as the name of a file may be; no parameter of ours has half of it. */
export const longestPart = 255;

/** Has no route, so it answers as everything else that is not there: with all headers and the body of an error. */
const nowhere = '/api/no-such-address/';

/**
 * The address under which a request is routed. One that cannot be decoded, holds a null character or has an endless part
 * would be refused by the framework or the file system in their own ways, so it becomes one that is not there.
 * @param url path and query as they were sent
 */
export function fitAddress(url: string): string {
  const [path = ''] = url.split(/[?#;]/, 1);
  return path.split('/').every(isFit) ? url : nowhere;
}

function isFit(part: string): boolean {
  if (part.length > longestPart) return false;
  try {
    return !decodeURIComponent(part).includes('\0');
  } catch {
    return false;
  }
}
