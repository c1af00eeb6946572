/** Why contents cannot be read or written at all, in one sentence for the person who asked; shown without a stack. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
