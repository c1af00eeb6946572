import { $connection, useStore } from '@learn/platform';
import { Text } from '@learn/ui';
import { PageLink } from '../parts/PageLink.tsx';
import { useTexts } from '../texts.ts';

/**
 * What a failure of the media library says beside its title: without network that it needs one, and the way to the pages that
 * can be read. Home is never kept, so that they are listed in its place.
 */
export function useMediaFailure() {
  const { t } = useTexts('media');
  const online = useStore($connection) === 'online';
  if (online) return {};
  return {
    description: t('failure.offline'),
    stillWorks: {
      title: t('failure.stillWorks'),
      children: (
        <>
          <Text>{t('failure.opened')}</Text>
          <PageLink address="/" label={t('failure.toOpened')} />
        </>
      ),
    },
  };
}
