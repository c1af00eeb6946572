import { linkPatterns } from '@learn/contracts';

/** The documents of the circles of the session (`?circle=<slug>`). */
export const documentsPath = `${linkPatterns.cockpit}/documents` as const;
