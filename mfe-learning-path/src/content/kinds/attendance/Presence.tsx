import type { AttendanceStatus } from '@learn/domain';
import { attendanceLook, StatusPill, Text } from '@learn/ui';
import { useTexts } from '../../../texts.ts';

interface PresenceProps {
  /** undefined: not yet entered */
  readonly status: AttendanceStatus | undefined;
  /** whether the day has begun: before, presence cannot be entered */
  readonly begun: boolean;
}

/** The own presence in words. */
export function Presence({ status, begun }: PresenceProps) {
  const { t } = useTexts('event');
  if (status) {
    const { tone, icon } = attendanceLook[status];
    return <StatusPill status={tone} icon={icon} label={t(`presence.${status}`)} />;
  }
  return (
    <Text as="span" $tone="secondary">
      {t(begun ? 'presence.notEntered' : 'presence.later')}
    </Text>
  );
}
