import type { Slots } from '@learn/contracts';
import type { ExamState } from '@learn/domain';
import type { ExamAddress } from './useExamData.ts';

/** A participant's own exam, as the page knows it before the server has been asked about it. */
export interface ExamOfParticipant extends ExamAddress, Omit<Slots['circle.exam'], 'courseSlug' | 'state'> {
  readonly state: ExamState;
  /** asks again for what the page shows the state by, which stays meanwhile */
  readonly refresh: () => void;
  /** its history is shown from the start */
  readonly historyOpen?: boolean;
}
