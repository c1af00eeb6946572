import { $user, lazyPart, useCourseSession, useStore } from '@learn/platform';
import {
  color,
  Heading,
  Icon,
  Inline,
  media,
  radius,
  SkeletonText,
  Stack,
  space,
  toneColor,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { ExamSkeleton } from '../exam/ExamSkeleton.tsx';
import { LazyPanel } from '../parts/LazyPanel.tsx';
import { LockReason } from '../parts/LockReason.tsx';
import type { ExamView } from '../parts/useExam.ts';
import { useTexts } from '../texts.ts';
import type { CircleData } from './circleData.ts';

const ExamBody = lazyPart(
  'mfe-learning-path/ExamBody',
  'mfe-learning-path/exam',
  async () => (await import('../exam/ExamBody.tsx')).ExamBody,
);
const ExamBookings = lazyPart(
  'mfe-learning-path/ExamBookings',
  'mfe-learning-path/exam',
  async () => (await import('../exam/ExamBookings.tsx')).ExamBookings,
);

/** Pale blue where something can be done, as the panel of what is next. */
const Root = styled.section<{ $active: boolean }>`
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${({ $active }) => ($active ? color.progressTint : color.surface1)};
  ${media.sm} {
    padding: ${space[24]};
  }
`;

interface ExamPanelProps {
  readonly circle: CircleData;
  /** undefined in a preview */
  readonly exam: ExamView | undefined;
  readonly locked: boolean;
}

/** The exam of an exam circle: its state at once, dates and steps when they have come. */
export function ExamPanel({ circle, exam, locked }: ExamPanelProps) {
  const { t } = useTexts();
  const { id: courseSessionId, course, my_role } = useCourseSession();
  const userId = useStore($user)?.id;
  const name = t('status.exam');
  if (exam && userId !== undefined)
    return (
      <Root $active={exam.link !== undefined} aria-labelledby="exam-state">
        <Stack $gap={8}>
          <Inline $gap={12} $nowrap>
            <Icon name={locked ? 'lock' : 'award'} size={24} color={toneColor[exam.tone]} />
            <Heading level={2} size={22} id="exam-state">
              {exam.text}
            </Heading>
          </Inline>
          {locked ? (
            <p>
              <LockReason courseSlug={course.slug} unlockedBy={circle.unlocked_by} />
            </p>
          ) : (
            <LazyPanel name={name} skeleton={<ExamSkeleton />}>
              <ExamBody courseSessionId={courseSessionId} userId={userId} circle={circle} exam={exam} />
            </LazyPanel>
          )}
        </Stack>
      </Root>
    );
  // mentors do not read exams (domain decisions §4)
  if (my_role !== 'EXPERT' && my_role !== 'SUPERVISOR') return undefined;
  return (
    <Root as="div" $active={false}>
      <LazyPanel name={name} skeleton={<SkeletonText lines={3} />}>
        <ExamBookings courseSessionId={courseSessionId} circle={circle} />
      </LazyPanel>
    </Root>
  );
}
