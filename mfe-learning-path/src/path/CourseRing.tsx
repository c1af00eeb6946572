import { CircleDiagram, Figure, Inline, Text } from '@learn/ui';
import { ResponsiveDiagram } from '../parts/ResponsiveDiagram.ts';
import type { CircleEntry } from '../progress/pathOverview.ts';
import { useTexts } from '../texts.ts';

interface CourseRingProps {
  readonly circles: readonly CircleEntry[];
  readonly learner: boolean;
}

/** The ring of the course, a sector per circle, with its figure. */
export function CourseRing({ circles, learner }: CourseRingProps) {
  const { t } = useTexts();
  const countOf = (wanted: CircleEntry['progress']) =>
    circles.filter(({ progress }) => progress === wanted).length;
  const finished = countOf('finished');
  const inProgress = countOf('in_progress');
  const count = circles.length;
  return (
    <Inline $gap={24} $nowrap>
      <ResponsiveDiagram $phone={128} $wide={224}>
        <CircleDiagram
          sectors={circles.map(({ progress, share, circle }) => ({ progress, share, label: circle.title }))}
          size={224}
        />
      </ResponsiveDiagram>
      {learner ? (
        <div>
          <Figure value={finished}>{t('path.ofCircles', { count })}</Figure>
          <Text $tone="secondary">{t('path.circlesFinished', { count })}</Text>
          <Text $size={14} $tone="hint">
            {t('path.otherCircles', { inProgress, open: countOf('none') })}
          </Text>
        </div>
      ) : (
        <Figure value={count}>{t('path.circles', { count })}</Figure>
      )}
    </Inline>
  );
}
