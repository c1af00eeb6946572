import { ErrorBoundary, reportError } from '@learn/platform';
import { Notice } from '@learn/ui';
import { type ReactNode, Suspense } from 'react';
import { useTexts } from '../texts.ts';

interface LazyPanelProps {
  /** what it is called when it cannot be had */
  readonly name: string;
  /** in the shape of what comes */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that comes after it; one that cannot be had says so, and takes nothing else along. */
export function LazyPanel({ name, skeleton, children }: LazyPanelProps) {
  const { t } = useTexts();
  return (
    <ErrorBoundary
      onError={(error) => reportError(error, { area: name })}
      fallback={() => (
        <Notice tone="waiting" icon="warning">
          {t('failure.part', { part: `«${name}»` })}
        </Notice>
      )}
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}
