import { Slot, useCourseSession } from '@learn/platform';
import { Card, color, Heading, Icon, Inline, Notice, Skeleton, Stack, toneColor } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { LockReason } from '../parts/LockReason.tsx';
import type { ExamView } from '../parts/useExam.ts';
import { useTexts } from '../texts.ts';
import type { CircleData } from './circleData.ts';

/** Pale blue where something can be done, as the panel of what is next. */
const Root = styled(Card)<{ $active: boolean }>`
  border: 0;
  background: ${({ $active }) => ($active ? color.progressTint : color.surface1)};
`;

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
      <Root as="section" $active={exam.link !== undefined} aria-labelledby="exam-state">
        <Stack $gap={8}>
          <Inline $gap={12} $nowrap>
            <Icon name={locked ? 'lock' : 'award'} size={24} color={toneColor[exam.tone]} />
            <Heading level={2} size={22} id="exam-state">
              {exam.text}
            </Heading>
          </Inline>
          {locked ? (
            <p>
              <LockReason courseSlug={course.slug} circle={circle} />
            </p>
          ) : (
            <ExamSlot circle={circle} exam={exam} />
          )}
        </Stack>
      </Root>
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
          {remote.killed ?? t('failure.part', { part: remote.descriptor.title[language] })}
        </Notice>
      )}
    />
  );
}
