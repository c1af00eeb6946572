import { Select } from '@learn/ui';
import { useTexts } from './texts.ts';
import { allSessions } from './usePanelSession.ts';

/** Choice of the course session of one panel. */
export function PanelSessionSelect({
  sessions,
  value,
  offersAll = false,
  onChange,
}: {
  sessions: readonly { readonly id: string; readonly title: string }[];
  value: string;
  /** the figures of all sessions are a choice as well */
  offersAll?: boolean;
  onChange: (id: string) => void;
}) {
  const { t } = useTexts();
  return (
    <Select
      label={t('session')}
      value={value}
      onChange={onChange}
      options={[
        ...(offersAll ? [{ value: allSessions, label: t('allSessions') }] : []),
        ...sessions.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}
