import { formatDay, isPast } from '@learn/domain';
import { useNow } from '@learn/platform';
import { StatusPill } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** Until when something is to be done. @param at ISO 8601 */
export function Deadline({ at }: { at: string }) {
  const { t, language } = useTexts('task');
  const isOver = isPast(at, useNow());
  return (
    <StatusPill
      status={isOver ? 'failed' : 'waiting'}
      icon="clock"
      label={t(isOver ? 'deadlineOver' : 'deadline', { day: formatDay(at, language) })}
    />
  );
}
