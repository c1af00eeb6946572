import type { ContentDiff } from './plan/contentDiff.ts';

/** An import would take something from people, or cannot be done; nothing was written. */
export class ContentRefused extends Error {
  override readonly name = 'ContentRefused';
  readonly diff: ContentDiff;

  constructor(diff: ContentDiff) {
    super('The contents were not imported.');
    this.diff = diff;
  }
}
