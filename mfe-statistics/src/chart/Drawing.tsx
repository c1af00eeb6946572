import { ErrorBoundary, lazyPart, reportError } from '@learn/platform';
import { Skeleton } from '@learn/ui';
import { Suspense } from 'react';
import { barGeometry } from './barGeometry.ts';
import type { DrawingProps } from './drawingProps.ts';
import { useWidth } from './useWidth.ts';

/** px */
const pieSize = 168;

/** px, until it has been measured */
const usualWidth = 480;

const Bars = lazyPart('mfe-statistics/NivoBars', undefined, () =>
  import('./NivoBars.tsx').then((module) => module.NivoBars),
);
const Pie = lazyPart('mfe-statistics/NivoPie', undefined, () =>
  import('./NivoPie.tsx').then((module) => module.NivoPie),
);

/**
 * The drawing of a chart. Its code comes after the figures: it is asked for once the page stands, and a place of the same
 * size is kept for it. Without it the table has everything.
 */
export function Drawing(props: Omit<DrawingProps, 'size'>) {
  const { content } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const isPie = content.kind === 'pie';
  const height = isPie ? pieSize : barGeometry(content, width ?? usualWidth).height;
  const place = <Skeleton $height={`${height}px`} {...(isPie && { $shape: 'circle' as const })} />;
  const Kind = isPie ? Pie : Bars;
  return (
    <div ref={ref} style={isPie ? { width: pieSize, minHeight: height } : { minHeight: height }}>
      {width === undefined ? (
        place
      ) : (
        <ErrorBoundary onError={(error) => reportError(error, { area: 'chart' })} fallback={() => null}>
          <Suspense fallback={place}>
            <Kind {...props} size={width} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
