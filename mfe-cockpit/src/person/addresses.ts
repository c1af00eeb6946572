import { fillPath, linkPatterns } from '@learn/contracts';

/** A participant in a circle, as those see them who look after it. */
export const personPath = `${linkPatterns.cockpit}/profile/:userId/:circleSlug` as const;

/** @returns where a participant of the circle is looked at */
export const personAddress =
  (courseSlug: string, circleSlug: string) =>
  ({ userId }: { readonly userId: string }) =>
    fillPath(personPath, { courseSlug, userId, circleSlug });
