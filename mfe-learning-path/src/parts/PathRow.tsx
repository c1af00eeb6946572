import { lazyPart } from '@learn/platform';
import { Skeleton } from '@learn/ui';
import { Suspense } from 'react';
import type { PathLineProps } from './PathLine.tsx';

// most courses have fewer circles than would need a line on the home page, which is to be light
const PathLine = lazyPart('mfe-learning-path/PathLine', undefined, () =>
  import('./PathLine.tsx').then((module) => module.PathLine),
);

/** A path in one line, as high from the beginning as it will be. */
export function PathRow(props: PathLineProps) {
  return (
    <Suspense fallback={<Skeleton $height={props.variant === 'horizontalSmall' ? '32px' : '56px'} />}>
      <PathLine {...props} />
    </Suspense>
  );
}
