import type { ExamState } from '@learn/domain';
import type { IconName, Tone } from '@learn/ui';

const open = { icon: 'award', tone: 'none' } as const;
const passed = { icon: 'check', tone: 'finished' } as const;

/** Icon and meaning of an exam's state; its word always stands beside them. */
export const examLook: Readonly<Record<ExamState, { readonly icon: IconName; readonly tone: Tone }>> = {
  locked: { icon: 'lock', tone: 'none' },
  open,
  ready: open,
  booked: open,
  cancelled: open,
  bookingReady: open,
  inProgress: { icon: 'clock', tone: 'progress' },
  inEvaluation: { icon: 'clock', tone: 'waiting' },
  passed,
  passedImport: passed,
  failed: { icon: 'close', tone: 'failed' },
  unknown: { icon: 'info', tone: 'none' },
};
