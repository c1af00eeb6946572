import { $connection, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { ErrorPanel, Text, TextLink } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { type MediaTextKey, useMediaTexts } from './texts.ts';

interface MediaFailureProps {
  /** key of the sentence that says what could not be had */
  readonly title: MediaTextKey;
  readonly retry: () => void;
  /** 1 when the panel is the page */
  readonly level: 1 | 2;
}

/**
 * A part of the media library that could not be loaded, with «Erneut versuchen»; without network also that it needs one, and
 * the way to the pages that can be read: home is never kept, so that they are listed in its place.
 */
export function MediaFailure({ title, retry, level }: MediaFailureProps) {
  const { t } = useMediaTexts();
  const { t: shared } = useTexts();
  const online = useStore($connection) === 'online';
  const kept = {
    title: t('failure.stillWorks'),
    children: (
      <>
        <Text>{t('failure.opened')}</Text>
        <TextLink as={Link} to="/">
          {t('failure.toOpened')}
        </TextLink>
      </>
    ),
  };
  return (
    <ErrorPanel
      level={level}
      title={t(title)}
      description={t(online ? 'failure.description' : 'failure.offline')}
      retry={{ label: shared('failure.retry'), onRetry: retry }}
      {...(online ? {} : { stillWorks: kept })}
    />
  );
}
