import { ErrorBoundary, reportError } from '@learn/platform';
import type { ReactNode } from 'react';
import type { NavigationLine } from './useNavigation.ts';

interface EntryProps {
  /** computes the entry as it is drawn */
  readonly line: () => NavigationLine;
  readonly children: (line: NavigationLine) => ReactNode;
}

/** One entry of the navigation: where it cannot be computed or drawn it is missing, the others stay. */
export function NavigationEntry(props: EntryProps) {
  return (
    <ErrorBoundary onError={(error) => reportError(error, { area: 'navigation' })} fallback={() => undefined}>
      <Entry {...props} />
    </ErrorBoundary>
  );
}

function Entry({ line, children }: EntryProps) {
  return children(line());
}
