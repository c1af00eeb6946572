import { Figure, Hidden, Stack } from '@learn/ui';
import { PathRow } from '../parts/PathRow.tsx';
import type { CircleEntry } from '../progress/pathOverview.ts';
import { useTexts } from '../texts.ts';

/** How far the person is, as a figure and as a row of rings. @param circles those of which the work is to be seen */
export function PersonFigure({ circles }: { circles: readonly CircleEntry[] }) {
  const { t } = useTexts();
  const finished = circles.filter(({ progress }) => progress === 'finished').length;
  return (
    <Stack $gap={12}>
      <Figure value={finished}>{t('widget.ofCirclesFinished', { count: circles.length })}</Figure>
      <Hidden $at="md">
        <PathRow circles={circles} variant="horizontalSmall" />
      </Hidden>
      <Hidden $at="belowMd" style={{ maxWidth: 560 }}>
        <PathRow circles={circles} variant={circles.length > 12 ? 'horizontalSmall' : 'horizontal'} />
      </Hidden>
    </Stack>
  );
}
