import { ErrorBoundary, reportError } from '@learn/platform';
import type { ReactNode } from 'react';

/** Around each entry of the navigation: one that cannot be drawn is missing, the others stay. */
export function EntryBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary onError={(error) => reportError(error, { area: 'navigation' })} fallback={() => undefined}>
      {children}
    </ErrorBoundary>
  );
}
