import { hasThinItems } from '@learn/domain';
import { CircleDiagram, Figure, Hidden, Inline, Stack, Text } from '@learn/ui';
import { PathRow } from '../parts/PathRow.tsx';
import { ResponsiveDiagram } from '../parts/ResponsiveDiagram.ts';
import type { CircleEntry } from '../progress/pathOverview.ts';
import { useTexts } from '../texts.ts';

interface CourseRingProps {
  readonly circles: readonly CircleEntry[];
  readonly learner: boolean;
}

/** The ring of the course, a sector per circle, with its figure; of many circles a row on a phone, where the ring has no room for them. */
export function CourseRing({ circles, learner }: CourseRingProps) {
  const { t } = useTexts();
  const countOf = (wanted: CircleEntry['progress']) =>
    circles.filter(({ progress }) => progress === wanted).length;
  const finished = countOf('finished');
  const inProgress = countOf('in_progress');
  const count = circles.length;
  const ring = (
    <ResponsiveDiagram $phone={128} $wide={224}>
      <CircleDiagram
        sectors={circles.map(({ progress, share, circle }) => ({ progress, share, label: circle.title }))}
        size={224}
      />
    </ResponsiveDiagram>
  );
  const figure = learner ? (
    <div>
      <Figure value={finished}>{t('path.ofCircles', { count })}</Figure>
      <Text $tone="secondary">{t('path.circlesFinished', { count })}</Text>
      <Text $size={14} $tone="hint">
        {t('path.otherCircles', { inProgress, open: countOf('none') })}
      </Text>
    </div>
  ) : (
    <Figure value={count}>{t('path.circles', { count })}</Figure>
  );
  if (!hasThinItems(count))
    return (
      <Inline $gap={24} $nowrap>
        {ring}
        {figure}
      </Inline>
    );
  return (
    <>
      <Hidden $at="belowMd">
        <Inline $gap={24} $nowrap>
          {ring}
          {figure}
        </Inline>
      </Hidden>
      <Hidden $at="md">
        <Stack>
          {figure}
          <PathRow circles={circles} variant="horizontalSmall" />
        </Stack>
      </Hidden>
    </>
  );
}
