import { formatShortDate, formatTime, zurichDay } from '@learn/domain';
import { $connection, useStore } from '@learn/platform';
import { pageData } from '@learn/platform/shell';
import { Icon } from '@learn/ui';
import { HeaderHint } from '../layout/headerStyles.ts';
import { useTexts } from '../texts.ts';

/** Says that there is no connection and what works without, and how old an offline copy is. Part of the first script, as it could not be fetched without network. */
export function OfflineBanner() {
  const { t } = useTexts();
  const { copiedAt } = pageData();
  const connection = useStore($connection, { ssr: 'initial' });
  return (
    <HeaderHint role="status">
      {(connection !== 'online' || copiedAt) && (
        <p>
          <Icon name={connection === 'unreachable' ? 'warning' : 'offline'} />
          <span>
            {connection !== 'online' && (
              <>
                <b>{t(`connection.${connection}`)}</b> {t('connection.works')}{' '}
              </>
            )}
            {copiedAt && t('connection.copiedAt', { when: shortTime(copiedAt) })}{' '}
            {copiedAt && connection === 'online' && (
              <a href={window.location.href}>{t('connection.reload')}</a>
            )}
          </span>
        </p>
      )}
    </HeaderHint>
  );
}

function shortTime(at: string): string {
  return `${formatShortDate(zurichDay(at))}, ${formatTime(at)}`;
}
