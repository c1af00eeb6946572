import { $connection, useStore } from '@learn/platform';
import { Notice } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** Says that there is no connection and what works without; gone by itself. Part of the first script: later it could not be had. */
export function OfflineBanner() {
  const { t } = useTexts();
  const connection = useStore($connection);
  return (
    <div role="status">
      {connection !== 'online' && (
        <Notice tone="waiting" icon={connection === 'offline' ? 'offline' : 'warning'}>
          <b>{t(`connection.${connection}`)}</b> {t('connection.works')}
        </Notice>
      )}
    </div>
  );
}
