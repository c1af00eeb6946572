import type { AttendanceStatus } from '@learn/domain';
import { type IconName, StatusPill, Text, type Tone } from '@learn/ui';
import { useTexts } from '../../../texts.ts';

const looks: Readonly<Record<AttendanceStatus, { readonly tone: Tone; readonly icon: IconName }>> = {
  PRESENT: { tone: 'finished', icon: 'check' },
  LATE: { tone: 'finished', icon: 'clock' },
  ABSENT: { tone: 'failed', icon: 'close' },
  EXCUSED: { tone: 'waiting', icon: 'info' },
  DISPENSED: { tone: 'none', icon: 'minus' },
};

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
    const { tone, icon } = looks[status];
    return <StatusPill status={tone} icon={icon} label={t(`presence.${status}`)} />;
  }
  return (
    <Text as="span" $tone="secondary">
      {t(begun ? 'presence.notEntered' : 'presence.later')}
    </Text>
  );
}
