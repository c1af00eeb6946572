import type { Language } from '@learn/domain';
import type { Text } from './text.ts';

/** The clips of the package's assets and their length in seconds. */
const clips = {
  short: { url: '/media/clip-path.webm', duration: 24 },
  long: { url: '/media/clip-practice.webm', duration: 36 },
} as const;

/** From so many spoken characters on, the captions need the longer clip to be read in time. */
const longCaptions = 420;

/** One of the generated clips, chosen by the length of what is spoken, and the lines of it in one language. */
export function spokenVideo(captions: readonly Text[], language: Language) {
  const spoken = captions.reduce((sum, caption) => sum + caption.de.length, 0);
  const clip = spoken > longCaptions ? clips.long : clips.short;
  return { ...clip, transcript: captions.map((caption) => caption[language]) };
}
