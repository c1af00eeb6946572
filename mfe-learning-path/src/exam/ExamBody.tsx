import { Notice, TextLink } from '@learn/ui';
import type { CircleData } from '../circle/circleData.ts';
import type { ExamView } from '../parts/useExam.ts';
import { ExamSkeleton } from './ExamSkeleton.tsx';
import { OwnExam } from './OwnExam.tsx';
import { useExamTexts } from './texts.ts';
import { useExamData } from './useExamData.ts';

interface ExamBodyProps {
  readonly courseSessionId: string;
  readonly userId: string;
  readonly circle: CircleData;
  readonly exam: ExamView;
}

/** Loads a participant's exam and shows it, or says that it could not be had. */
export function ExamBody({ courseSessionId, userId, circle, exam }: ExamBodyProps) {
  const { known, failed, refresh } = useExamData({ courseSessionId, circleId: circle.id, userId });
  if (failed) return <ExamFailure retry={refresh} />;
  if (known === undefined) return <ExamSkeleton />;
  return (
    <OwnExam
      courseSessionId={courseSessionId}
      userId={userId}
      circle={circle}
      exam={exam}
      known={known}
      refresh={refresh}
    />
  );
}

/** What could not be had, with «Erneut versuchen». */
export function ExamFailure({ retry }: { retry: () => Promise<unknown> }) {
  const { t } = useExamTexts();
  return (
    <Notice
      tone="failed"
      icon="warning"
      role="alert"
      action={
        <TextLink as="button" direction="none" onClick={() => void retry()}>
          {t('retry')}
        </TextLink>
      }
    >
      {t('failed')}
    </Notice>
  );
}
