import { $connection, useStore } from '@learn/platform';
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

/** Says that there is no connection and what works without; gone by itself. Part of the first script: later it could not be had. */
export function OfflineBanner() {
  const { t } = useTexts();
  const connection = useStore($connection);
  return (
    <Bar role="status">
      {connection !== 'online' && (
        <p>
          <Icon name={connection === 'offline' ? 'offline' : 'warning'} />
          <span>
            <b>{t(`connection.${connection}`)}</b> {t('connection.works')}
          </span>
        </p>
      )}
    </Bar>
  );
}
