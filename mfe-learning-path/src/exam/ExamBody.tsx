import { Notice } from '@learn/ui';
import type { CircleData } from '../circle/circleData.ts';
import type { ExamView } from '../parts/useExam.ts';
import { useTexts } from '../texts.ts';
import { ExamSkeleton } from './ExamSkeleton.tsx';
import { OwnExam } from './OwnExam.tsx';
import { useExamData } from './useExamData.ts';

interface ExamBodyProps {
  readonly courseSessionId: string;
  readonly userId: string;
  readonly circle: CircleData;
  readonly exam: ExamView;
}

/** Loads a participant's exam and shows it, or says that it could not be had. */
export function ExamBody(properties: ExamBodyProps) {
  const { courseSessionId, userId, circle } = properties;
  const { t } = useTexts('exam');
  const { loadable, refresh } = useExamData({ courseSessionId, circleId: circle.id, userId });
  if (loadable.state === 'ready') return <OwnExam {...properties} data={loadable.data} refresh={refresh} />;
  if (loadable.state === 'loading') return <ExamSkeleton />;
  return (
    <Notice tone="failed" icon="warning" role="alert" onRetry={loadable.reload}>
      {t('failed')}
    </Notice>
  );
}
