import { Notice } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { ExamSkeleton } from './ExamSkeleton.tsx';
import type { ExamOfParticipant } from './examOfParticipant.ts';
import { OwnExam } from './OwnExam.tsx';
import { useExamData } from './useExamData.ts';

/** Loads a participant's exam and shows it, or says that it could not be had. */
export function ExamBody(properties: ExamOfParticipant) {
  const { t } = useTexts('exam');
  const { loadable, refresh } = useExamData(properties);
  if (loadable.state === 'ready') return <OwnExam exam={properties} data={loadable.data} refresh={refresh} />;
  if (loadable.state === 'loading') return <ExamSkeleton />;
  return (
    <Notice tone="failed" icon="warning" role="alert" onRetry={loadable.reload}>
      {t('failed')}
    </Notice>
  );
}
