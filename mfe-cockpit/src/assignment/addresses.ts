import { linkPatterns } from '@learn/contracts';

/** How far all participants are in an assignment. */
export const assignmentPath = `${linkPatterns.cockpit}/assignment/:assignmentId` as const;
