import { Figure, media, Stack } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { PathRow } from '../parts/PathRow.tsx';
import type { CircleEntry } from '../progress/pathOverview.ts';
import { useTexts } from '../texts.ts';

const OnPhone = styled.div`
  ${media.md} {
    display: none;
  }
`;

const FromMd = styled.div`
  display: none;
  ${media.md} {
    display: block;
    max-width: 560px;
  }
`;

/** How far the person is, as a figure and as a row of rings. @param circles those of which the work is to be seen */
export function PersonFigure({ circles }: { circles: readonly CircleEntry[] }) {
  const { t } = useTexts();
  const finished = circles.filter(({ progress }) => progress === 'finished').length;
  return (
    <Stack $gap={12}>
      <Figure value={finished}>{t('widget.ofCirclesFinished', { count: circles.length })}</Figure>
      <OnPhone>
        <PathRow circles={circles} variant="horizontalSmall" />
      </OnPhone>
      <FromMd>
        <PathRow circles={circles} variant={circles.length > 12 ? 'horizontalSmall' : 'horizontal'} />
      </FromMd>
    </Stack>
  );
}
