import { ErrorPanel } from '@learn/ui';
import { type TextKey, useTexts } from '../texts.ts';

interface FailurePanelProps {
  /** key of the sentence that says what could not be loaded */
  readonly title: TextKey;
  readonly retry: () => void;
  /** 1 when the panel is the page, 2 or 3 inside one */
  readonly level?: 1 | 2 | 3;
}

/** A part that could not be loaded, with «Erneut versuchen». */
export function FailurePanel({ title, retry, level = 2 }: FailurePanelProps) {
  const { t } = useTexts();
  return (
    <ErrorPanel
      level={level}
      title={t(title)}
      description={t('failure.description')}
      retry={{ label: t('failure.retry'), onRetry: retry }}
    />
  );
}
