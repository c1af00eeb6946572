import type { Finding } from '../findings/finding.ts';
import type { Place } from '../reading/readMarkdown.ts';
import type { ContentLibrary } from '../schema/library.ts';

/** A folder whose files are right each, and where the parts of them stand. */
export interface Checking extends Place {
  readonly library: ContentLibrary;
}

/**
 * Reports a problem of something that was read.
 * @param owner the object that was made of the file
 * @param path of the part in the file
 */
export function report(
  { reading, sources }: Checking,
  owner: object,
  { path, ...finding }: Finding & { readonly path: readonly PropertyKey[] },
): void {
  const source = sources.get(owner);
  reading.problems.push({ file: source?.file ?? '', line: source?.line(path) ?? 1, ...finding });
}

/** Reports what stands in a list for the second time. */
export function reportRepeated(checking: Checking, owner: object, values: readonly Located[]): void {
  const seen = new Set<string>();
  for (const { value, path } of values) {
    if (seen.has(value)) report(checking, owner, { path, code: 'repeated', values: { value } });
    seen.add(value);
  }
}

/** A value and where it stands in its file. */
export interface Located {
  readonly value: string;
  readonly path: readonly PropertyKey[];
}
