import { PathDiagram, type PathDiagramProps } from '@learn/ui/content';
import type { CircleEntry } from '../progress/pathOverview.ts';

export interface PathLineProps extends Pick<PathDiagramProps, 'variant'> {
  readonly circles: readonly CircleEntry[];
}

/** The circles of a path in one line, each named by a tooltip; the words stand beside it. */
export function PathLine({ circles, variant }: PathLineProps) {
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
