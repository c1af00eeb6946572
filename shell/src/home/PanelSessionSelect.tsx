import type { CourseSession } from '@learn/contracts';
import { Select } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** Choice of the course session of one panel. */
export function PanelSessionSelect({
  sessions,
  value,
  onChange,
}: {
  sessions: readonly CourseSession[];
  value: string;
  onChange: (id: string) => void;
}) {
  const { t } = useTexts();
  return (
    <Select
      label={t('session.heading')}
      value={value}
      onChange={onChange}
      options={sessions.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
