import { linkPatterns } from '@learn/contracts';

/** All attendance days of the session. */
export const attendancePath = linkPatterns.attendance;

/** Who was there on a day (`?day=`). */
export const attendanceCheckPath = linkPatterns.attendanceCheck;
