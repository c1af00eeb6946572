import { ErrorBoundary, reportError } from '@learn/platform';
import { type ReactNode, Suspense } from 'react';

interface LatePartProps {
  /** where it stands, for the report of what failed */
  readonly area: string;
  /** the shape of what comes; nothing when left out */
  readonly skeleton?: ReactNode;
  /** stands there where its code cannot be had; nothing when left out */
  readonly failure?: ReactNode;
  readonly children: ReactNode;
}

/** A lazy part of home, which takes nothing else along where it cannot be had. */
export function LatePart({ area, skeleton, failure, children }: LatePartProps) {
  return (
    <ErrorBoundary onError={(error) => reportError(error, { area })} fallback={() => failure}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}
