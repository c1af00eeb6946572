import { collectErrors, pageData } from '@learn/platform/shell';
import { afterFirstPaint } from '../afterFirstPaint.ts';

/**
 * Reports errors where the server is configured to (specification §9); elsewhere nothing happens, and nothing is loaded.
 * Errors are collected from the first moment on; what sends them comes after the first paint.
 */
export function startErrorReporting(): void {
  const { errorReportingDsn: dsn } = pageData();
  if (dsn === undefined) return;
  const handOver = collectErrors();
  afterFirstPaint(() => {
    // without it the errors stay in the console, where they are anyway
    import('./errorSender.ts').then(
      ({ startErrorSender }) => handOver(startErrorSender(dsn)),
      () => undefined,
    );
  });
}
