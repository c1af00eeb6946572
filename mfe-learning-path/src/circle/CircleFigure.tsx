import { type CompletionIndex, completionStatusOf, contentsOf, roundedMinutes } from '@learn/domain';
import { CircleDiagram, Figure, Inline, Text } from '@learn/ui';
import { Celebration } from '../end/Celebration.ts';
import { durationText } from '../parts/duration.ts';
import { ResponsiveDiagram } from '../parts/ResponsiveDiagram.ts';
import type { CircleOverview } from '../progress/circleOverview.ts';
import { useTexts } from '../texts.ts';
import type { CircleContent, CircleData } from './circleData.ts';

interface CircleFigureProps {
  readonly circle: CircleData;
  readonly overview: CircleOverview;
  readonly index: CompletionIndex;
  readonly learner: boolean;
  /** the circle has just been closed */
  readonly celebrates: boolean;
}

/** The circle's ring with numbered sectors, how many sequences are done, and the time that is left. */
export function CircleFigure({ circle, overview, index, learner, celebrates }: CircleFigureProps) {
  const { t } = useTexts();
  const count = circle.learning_sequences.length;
  const finished = overview.finishedSequences;
  const left = contentsOf<CircleContent>(circle)
    .filter(({ id }) => completionStatusOf(index, id) !== 'SUCCESS')
    .reduce((sum, { minutes }) => sum + minutes, 0);
  const duration = durationText(roundedMinutes(left), t);
  return (
    <Inline $gap={24} $nowrap>
      <Celebration $on={celebrates}>
        <ResponsiveDiagram $phone={136} $wide={208}>
          <CircleDiagram sectors={overview.sectors} size={208} numbered />
        </ResponsiveDiagram>
      </Celebration>
      <div>
        {learner ? (
          <>
            <Figure value={finished}>{t('path.ofCircles', { count })}</Figure>
            <Text $tone="secondary">{t('circle.sequencesFinished', { count })}</Text>
          </>
        ) : (
          <Figure value={count}>{t('circle.sequences', { count })}</Figure>
        )}
        {left > 0 && (
          <Text $size={14} $tone="hint">
            {t(learner ? 'circle.timeLeft' : 'circle.time', { duration })}
          </Text>
        )}
      </div>
    </Inline>
  );
}
