import { ErrorPanel } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { type MediaTextKey, useMediaTexts } from './texts.ts';

interface MediaFailureProps {
  /** key of the sentence that says what could not be had */
  readonly title: MediaTextKey;
  readonly description?: MediaTextKey;
  readonly retry: () => void;
  /** 1 when the panel is the page */
  readonly level: 1 | 2;
}

/** A part of the media library that could not be loaded, with «Erneut versuchen». */
export function MediaFailure({
  title,
  description = 'failure.description',
  retry,
  level,
}: MediaFailureProps) {
  const { t } = useMediaTexts();
  const { t: shared } = useTexts();
  return (
    <ErrorPanel
      level={level}
      title={t(title)}
      description={t(description)}
      retry={{ label: shared('failure.retry'), onRetry: retry }}
    />
  );
}
