import { linkPatterns } from '@learn/contracts';

/** What participants say of a circle; `circleId` is the page of any language. */
export const feedbackPath = `${linkPatterns.cockpit}/feedback/:circleId` as const;
