import { $connection, useStore } from '@learn/platform';
import { pageData } from '@learn/platform/shell';
import { Icon } from '@learn/ui';
import { HeaderHint } from '../layout/headerStyles.ts';
import { useTexts } from '../texts.ts';

/** Says that there is no connection and what works without, and how old a kept page is; gone by itself. Part of the first script: later it could not be had. */
export function OfflineBanner() {
  const { t, language } = useTexts();
  const { keptAt } = pageData();
  const connection = useStore($connection);
  return (
    <HeaderHint role="status">
      {(connection !== 'online' || keptAt) && (
        <p>
          <Icon name={connection === 'unreachable' ? 'warning' : 'offline'} />
          <span>
            {connection !== 'online' && (
              <>
                <b>{t(`connection.${connection}`)}</b> {t('connection.works')}{' '}
              </>
            )}
            {keptAt && t('connection.keptAt', { when: shortTime(keptAt, language) })}{' '}
            {keptAt && connection === 'online' && <a href={window.location.href}>{t('connection.reload')}</a>}
          </span>
        </p>
      )}
    </HeaderHint>
  );
}

function shortTime(at: string, language: string): string {
  return new Date(at).toLocaleString(`${language}-CH`, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Zurich',
  });
}
