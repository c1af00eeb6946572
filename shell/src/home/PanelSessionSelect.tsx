import { SessionSelect } from '../layout/SessionSelect.tsx';
import { useTexts } from './texts.ts';
import { allSessions } from './usePanelSession.ts';

/** Choice of the course session of one panel. */
export function PanelSessionSelect({
  sessions,
  value,
  offersAll = false,
  onChange,
}: {
  sessions: readonly { readonly id: string; readonly title: string; readonly region?: string }[];
  value: string;
  /** the figures of all sessions are a choice as well */
  offersAll?: boolean;
  onChange: (id: string) => void;
}) {
  const { t } = useTexts();
  const all = offersAll ? [{ id: allSessions, title: t('allSessions') }] : [];
  return <SessionSelect sessions={[...all, ...sessions]} value={value} onChoose={onChange} />;
}
