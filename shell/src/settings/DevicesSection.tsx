import type { LoginDevice } from '@learn/contracts';
import { formatDateTime } from '@learn/domain';
import {
  Button,
  Card,
  color,
  FieldError,
  Loaded,
  Notice,
  Skeleton,
  StatusPill,
  space,
  Text,
} from '@learn/ui';
import { FormSection } from '@learn/ui/form';
import { ConfirmDialog } from '@learn/ui/overlay';
import { styled } from '@learn/ui/styled';
import { useTexts } from './texts.ts';
import { everyOther, useDevices } from './useDevices.ts';

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]} ${space[16]};
    align-items: center;
    min-height: 72px;
    padding: ${space[12]} ${space[16]};
  }
  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;

/** Where the person is logged in, and how to end that (domain decisions §17). */
export function DevicesSection() {
  const { t } = useTexts();
  const { devices, step, logOut } = useDevices();
  const others = devices.state === 'ready' ? devices.data.filter(({ current }) => !current) : [];
  const done = step && 'done' in step ? step.done : undefined;
  const failed = step && 'failed' in step ? step.failed : undefined;
  return (
    <FormSection id="devices" title={t('devices.title')} lead={t('devices.lead')}>
      <Loaded
        of={devices}
        level={3}
        skeleton={<Skeleton $height="146px" aria-busy="true" />}
        failed={{ title: t('devices.failed') }}
      >
        {(all) => (
          <Card as={List} $flush>
            {all.map((device) => (
              <Device
                key={device.id}
                device={device}
                busy={step !== undefined && 'busy' in step && step.busy === device.id}
                onLogOut={() => void logOut(device.id).catch(() => undefined)}
              />
            ))}
          </Card>
        )}
      </Loaded>
      <div role="status">
        {done !== undefined && (
          <Notice tone="finished" icon="check">
            {done === everyOther ? t('devices.allEnded') : t('devices.ended')}
          </Notice>
        )}
      </div>
      {failed !== undefined && failed !== everyOther && (
        <FieldError id="device-failed">{t('devices.notEnded')}</FieldError>
      )}
      {others.length > 0 && <EndOthers count={others.length} onEnd={() => logOut(everyOther)} />}
    </FormSection>
  );
}

function Device({ device, busy, onLogOut }: { device: LoginDevice; busy: boolean; onLogOut: () => void }) {
  const { t, language } = useTexts();
  const name = device.device || t('devices.unknown');
  return (
    <li>
      <div>
        <b>{name}</b>
        <Text $size={14} $tone="secondary">
          {device.current
            ? t('devices.since', { moment: formatDateTime(device.created_at, language) })
            : t('devices.lastSeen', { moment: formatDateTime(device.last_seen_at, language) })}
        </Text>
      </div>
      {device.current ? (
        <StatusPill status="finished" label={t('devices.current')} />
      ) : (
        <Button
          variant="quiet"
          size="small"
          loading={busy}
          onClick={onLogOut}
          aria-label={t('devices.endNamed', { name })}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

function EndOthers({ count, onEnd }: { count: number; onEnd: () => Promise<void> }) {
  const { t } = useTexts();
  return (
    <div>
      <ConfirmDialog
        title={t('devices.allTitle')}
        description={t('devices.allText', { count })}
        closeLabel={t('close')}
        trigger={
          <Button variant="secondary" icon="logout">
            {t('devices.all')}
          </Button>
        }
        confirmLabel={t('devices.allConfirm')}
        cancelLabel={t('cancel')}
        onConfirm={onEnd}
        failure={() => <FieldError id="devices-failed">{t('devices.notEnded')}</FieldError>}
      />
    </div>
  );
}
