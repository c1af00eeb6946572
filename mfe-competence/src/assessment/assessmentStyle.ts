import type { IconName, Tone } from '@learn/ui';
import type { Assessment } from './assessment.ts';

/** Icon and meaning of each assessment; its word always stands beside them. */
export const assessmentStyle: Readonly<Record<Assessment, { readonly icon: IconName; readonly tone: Tone }>> =
  {
    success: { icon: 'check', tone: 'finished' },
    fail: { icon: 'eye', tone: 'waiting' },
    open: { icon: 'minus', tone: 'none' },
  };
