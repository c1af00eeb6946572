import type { mediaContents } from './tables.ts';

/** Captions are made of the spoken lines and the length of a video. */
export function hasCaptions({
  kind,
  transcript,
  duration,
}: Pick<typeof mediaContents.$inferSelect, 'kind' | 'transcript' | 'duration'>): boolean {
  return kind === 'VIDEO' && transcript.length > 0 && duration > 0;
}
