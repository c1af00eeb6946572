import { linkPatterns } from '@learn/contracts';

/** All attendance days of the session. */
export const attendancePath = `${linkPatterns.cockpit}/attendance` as const;

/** Who was there on a day (`?day=`). */
export const attendanceCheckPath = `${linkPatterns.cockpit}/attendanceCheck` as const;
