import { $connection, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Text, TextLink } from '@learn/ui';
import { useTexts } from '../texts.ts';

/**
 * What a failure of the media library says beside its title: without network that it needs one, and the way to the pages that
 * can be read. Home is never kept, so that they are listed in its place.
 */
export function useMediaFailure() {
  const { t } = useTexts('media');
  const online = useStore($connection, { ssr: 'initial' }) === 'online';
  if (online) return {};
  return {
    description: t('failure.offline'),
    stillWorks: {
      title: t('failure.stillWorks'),
      children: (
        <>
          <Text>{t('failure.opened')}</Text>
          <TextLink as={Link} to="/">
            {t('failure.toOpened')}
          </TextLink>
        </>
      ),
    },
  };
}
