import type { AttendanceStatus } from '@learn/domain';
import type { IconName } from '../icon/Icon.tsx';
import type { Tone } from '../theme/tokens.ts';

/** Icon and meaning of what is recorded of a person on an attendance day, the same for the person and for their trainer. */
export const attendanceLook: Readonly<
  Record<AttendanceStatus, { readonly tone: Tone; readonly icon: IconName }>
> = {
  PRESENT: { tone: 'finished', icon: 'check' },
  LATE: { tone: 'finished', icon: 'clock' },
  ABSENT: { tone: 'failed', icon: 'close' },
  EXCUSED: { tone: 'waiting', icon: 'info' },
  DISPENSED: { tone: 'none', icon: 'minus' },
};
