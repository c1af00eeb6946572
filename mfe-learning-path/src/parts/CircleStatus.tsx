import { color, fontSize, Icon, type IconName, space, type Tone, toneColor } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import type { CircleOverview } from '../progress/circleOverview.ts';
import type { PathCircle } from '../progress/learningPathData.ts';
import { useTexts } from '../texts.ts';
import { type LockedCircle, LockReason } from './LockReason.tsx';
import type { ExamView } from './useExam.ts';

const Line = styled.p<{ $ink: string }>`
  display: flex;
  gap: ${space[8]};
  margin-top: ${space[4]};
  color: ${({ $ink }) => $ink};
  font-size: ${fontSize[14]};
  line-height: 20px;
  & > svg {
    margin-top: 2px;
  }
  & a {
    position: relative;
  }
`;

interface StatusProps {
  readonly icon?: IconName;
  readonly ink: string;
  /** colour of the icon, where it is not that of the words */
  readonly tone?: Tone;
  readonly children: ReactNode;
}

function Status({ icon, ink, tone, children }: StatusProps) {
  return (
    <Line $ink={ink}>
      {icon && <Icon name={icon} size={16} color={tone && toneColor[tone]} />}
      <span>{children}</span>
    </Line>
  );
}

interface CircleStatusProps {
  /** undefined where nothing leads to other circles */
  readonly courseSlug: string | undefined;
  readonly circle: LockedCircle & Pick<PathCircle, 'learning_sequences' | 'is_exam_circle'>;
  readonly overview: CircleOverview;
  readonly exam: ExamView | undefined;
  readonly learner: boolean;
}

/** One line under a circle's name: its exam state, its lock and what opens it, or how far the person is. */
export function CircleStatus({ courseSlug, circle, overview, exam, learner }: CircleStatusProps) {
  const { t } = useTexts();
  const total = circle.learning_sequences.length;
  if (!learner)
    return (
      <Status ink={color.ink500} icon={circle.is_exam_circle ? 'award' : undefined}>
        {circle.is_exam_circle ? t('status.exam') : t('status.sequences', { count: total })}
      </Status>
    );
  if (overview.lock.locked)
    return (
      <Status ink={color.ink700} icon="lock">
        {exam && `${exam.text}. `}
        <LockReason courseSlug={courseSlug} circle={circle} />
      </Status>
    );
  if (exam)
    return (
      <Status ink={color.ink700} icon="award" tone={exam.tone}>
        {exam.text}
      </Status>
    );
  if (overview.progress === 'finished')
    return (
      <Status ink={color.finished} icon="check">
        {t('status.finished')}
      </Status>
    );
  if (overview.lacksAssessment)
    return (
      <Status ink={color.progress} icon="task">
        {t('status.lacksAssessment')}
      </Status>
    );
  if (overview.progress === 'in_progress')
    return (
      <Status ink={color.progress} icon="clock">
        {t('status.inProgressOf', { finished: overview.finishedSequences, count: total })}
      </Status>
    );
  return <Status ink={color.ink500}>{t('status.none')}</Status>;
}
