import { $connection, pageData, useStore } from '@learn/platform';
import { color, Icon, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';

const Bar = styled.div`
  background: ${color.waitingTint};
  & > p {
    display: flex;
    gap: ${space[12]};
    max-width: 1248px;
    margin: 0 auto;
    padding: ${space[12]} ${space[16]};
    ${media.md} {
      padding-inline: ${space[24]};
    }
  }
  & svg {
    margin-top: 2px;
    color: ${color.waiting};
  }
`;

/** Says that there is no connection and what works without, and how old a kept page is; gone by itself. Part of the first script: later it could not be had. */
export function OfflineBanner() {
  const { t, language } = useTexts();
  const { keptAt } = pageData();
  const connection = useStore($connection);
  return (
    <Bar role="status">
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
    </Bar>
  );
}

function shortTime(at: string, language: string): string {
  return new Date(at).toLocaleString(`${language}-CH`, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Zurich',
  });
}
