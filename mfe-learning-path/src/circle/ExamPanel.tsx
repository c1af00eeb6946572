import { Slot, useCourseSession } from '@learn/platform';
import { Card, Notice, Skeleton, StatePanel } from '@learn/ui';
import { LockReason } from '../parts/LockReason.tsx';
import type { ExamView } from '../parts/useExam.ts';
import { useTexts } from '../texts.ts';
import type { CircleData } from './circleData.ts';

interface ExamPanelProps {
  readonly circle: CircleData;
  /** undefined in a preview */
  readonly exam: ExamView | undefined;
  readonly locked: boolean;
}

/** The exam of an exam circle: its state at once; what can be done about it comes from another remote. */
export function ExamPanel({ circle, exam, locked }: ExamPanelProps) {
  const { course, my_role } = useCourseSession();
  if (exam)
    return (
      <StatePanel
        title={exam.text}
        icon={locked ? 'lock' : 'award'}
        tone={exam.tone}
        active={exam.link !== undefined}
      >
        {locked ? (
          <p>
            <LockReason courseSlug={course.slug} unlockedBy={circle.unlocked_by} />
          </p>
        ) : (
          <ExamSlot circle={circle} exam={exam} />
        )}
      </StatePanel>
    );
  // mentors do not read exams (domain decisions §4)
  if (my_role !== 'EXPERT' && my_role !== 'SUPERVISOR') return undefined;
  return (
    <Card>
      <ExamSlot circle={circle} exam={undefined} />
    </Card>
  );
}

function ExamSlot({ circle, exam }: Omit<ExamPanelProps, 'locked'>) {
  const { t, language } = useTexts();
  const { course } = useCourseSession();
  return (
    <Slot
      id="circle.exam"
      properties={{
        courseSlug: course.slug,
        circleId: circle.id,
        requiresBooking: circle.exam_requires_booking,
        state: exam?.state,
        place: exam?.place,
      }}
      skeleton={(height) => (
        <div aria-busy="true">
          <Skeleton $height={`${height}px`} />
        </div>
      )}
      failure={(remote, retry) => (
        <Notice tone="waiting" icon="warning" onRetry={retry}>
          {t('failure.part', { part: remote.descriptor.title[language] })}
        </Notice>
      )}
    />
  );
}
