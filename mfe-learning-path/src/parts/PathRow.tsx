import { PathDiagram, type PathDiagramProps } from '@learn/ui';
import type { CircleEntry } from '../progress/pathOverview.ts';

interface PathRowProps extends Pick<PathDiagramProps, 'variant'> {
  readonly circles: readonly CircleEntry[];
}

/** The circles of a path in one line, each named by a tooltip; the words stand beside it. */
export function PathRow({ circles, variant }: PathRowProps) {
  return (
    <PathDiagram
      variant={variant}
      circles={circles.map(({ circle, sectors, progress, share, here }) => ({
        label: circle.title,
        sectors,
        progress,
        share,
        here,
      }))}
    />
  );
}
