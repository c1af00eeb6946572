import type { CourseSessionState } from '@learn/domain';
import { type IconName, StatusPill, type Tone } from '@learn/ui';
import { useTexts } from '../texts.ts';

const looks: Readonly<Record<CourseSessionState, { readonly tone: Tone; readonly icon: IconName }>> = {
  running: { tone: 'progress', icon: 'clock' },
  upcoming: { tone: 'waiting', icon: 'calendar' },
  past: { tone: 'finished', icon: 'check' },
  archived: { tone: 'none', icon: 'files' },
};

/** How far a session is. */
export function SessionStatePill({ state }: { state: CourseSessionState }) {
  const { t } = useTexts('sessions');
  return <StatusPill status={looks[state].tone} icon={looks[state].icon} label={t(`state.${state}`)} />;
}
