import { type CompletionIndex, completionStatusOf, contentsOf, type Progress } from '@learn/domain';
import { color, Disclosure, disc, Hidden, StatusPill } from '@learn/ui';
import { css, styled } from '@learn/ui/styled';
import { type TranslateText, useTexts } from '../texts.ts';
import type { CircleContent, CircleSequence } from './circleData.ts';
import { UnitSection } from './UnitSection.tsx';

const looks = {
  none: css``,
  in_progress: css`
    border-color: ${color.progress};
    background: ${color.progressTint};
  `,
  finished: css`
    border-color: ${color.finished};
    background: ${color.finished};
    color: ${color.surface0};
  `,
};

const Place = styled.span<{ $progress: Progress }>`
  ${disc(40)}
  border: 2px solid ${color.none};
  font-weight: 700;
  ${({ $progress }) => looks[$progress]}
`;

interface SequenceSectionProps {
  readonly circleSlug: string;
  readonly sequence: CircleSequence;
  /** from 1, as in the ring */
  readonly number: number;
  readonly progress: Progress;
  readonly index: CompletionIndex;
  readonly learner: boolean;
  readonly locked: boolean;
  readonly next: CircleContent | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A learning sequence that opens and closes, with the number of its sector in the ring. */
export function SequenceSection(properties: SequenceSectionProps) {
  const { sequence, number, progress, index, learner, locked, open, onOpenChange } = properties;
  const { t } = useTexts();
  const contents = contentsOf<CircleContent>(sequence);
  const done = contents.filter(({ id }) => completionStatusOf(index, id) === 'SUCCESS').length;
  const count = contents.length;
  return (
    <Disclosure
      level={2}
      title={sequence.title}
      meta={learner ? t('circle.contentsDone', { done, count }) : t('circle.contents', { count })}
      leading={
        <Place $progress={progress} aria-hidden>
          {number}
        </Place>
      }
      status={
        learner && !locked ? (
          <Hidden as="span" $at="belowMd">
            {statusOf(progress, t)}
          </Hidden>
        ) : undefined
      }
      open={open}
      onOpenChange={onOpenChange}
    >
      {sequence.learning_units.map((unit) => (
        <UnitSection
          key={unit.id}
          circleSlug={properties.circleSlug}
          unit={unit}
          index={index}
          learner={learner}
          locked={locked}
          next={properties.next}
        />
      ))}
    </Disclosure>
  );
}

function statusOf(progress: Progress, t: TranslateText) {
  if (progress === 'finished') return <StatusPill status="finished" label={t('status.finished')} />;
  if (progress === 'in_progress') return <StatusPill status="progress" label={t('status.inProgress')} />;
  return t('status.none');
}
