import { ErrorBoundary, lazyPart, reportError } from '@learn/platform';
import { Skeleton } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type ReactNode, Suspense } from 'react';
import { BarLines } from './BarLines.tsx';
import { barGeometry } from './barGeometry.ts';
import type { DrawingProps } from './drawingProps.ts';
import { useWidth } from './useWidth.ts';

/** px */
const pieSize = 168;

/** px, until it has been measured */
const usualWidth = 480;

const Nivo = lazyPart(
  'mfe-statistics/NivoDrawing',
  undefined,
  () => import('./NivoDrawing.tsx').then((module) => module.NivoDrawing),
  { ahead: true },
);

/** As wide as there is room, however long a label is. */
const Place = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Over = styled.div`
  position: absolute;
  inset: 0;
`;

/**
 * The drawing of a chart. Its code comes after the figures, and its place is kept. What the bars are stands there from the beginning.
 * Without the drawing the table has everything.
 */
export function Drawing(props: Omit<DrawingProps, 'size'>) {
  const { content } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  if (content.kind === 'pie') {
    const place = <Skeleton $height={`${pieSize}px`} $shape="circle" />;
    return (
      <div ref={ref} style={{ width: pieSize, minHeight: pieSize }}>
        {width === undefined ? (
          place
        ) : (
          <OnceLoaded place={place}>
            <Nivo {...props} size={width} />
          </OnceLoaded>
        )}
      </div>
    );
  }
  return (
    <Place ref={ref}>
      <BarLines
        content={content}
        geometry={barGeometry(content, width ?? usualWidth)}
        measured={width !== undefined}
      />
      {width !== undefined && (
        <Over>
          <OnceLoaded place={null}>
            <Nivo {...props} size={width} />
          </OnceLoaded>
        </Over>
      )}
    </Place>
  );
}

/** @param place what stands there until the code has come */
function OnceLoaded({ place, children }: { readonly place: ReactNode; readonly children: ReactNode }) {
  return (
    <ErrorBoundary onError={(error) => reportError(error, { area: 'chart' })} fallback={() => null}>
      <Suspense fallback={place}>{children}</Suspense>
    </ErrorBoundary>
  );
}
