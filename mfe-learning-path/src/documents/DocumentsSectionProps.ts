import type { CircleData } from '../circle/circleData.ts';

/** Of which circle in which session the documents are shown. */
export interface DocumentsSectionProps {
  readonly courseSessionId: string;
  readonly circle: CircleData;
}
