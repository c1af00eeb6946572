import type { Text } from '@learn/course-content';

export type { Text };

/** The same text in German, French and Italian. */
export const t = (de: string, fr: string, it: string): Text => ({ de, fr, it });
