import { daysUntil, isPast } from '@learn/domain';
import { useNow } from '@learn/platform';
import { Tag } from '@learn/ui';
import { useTexts } from '../../texts.ts';

/** A date counts as near from so many days before. */
const near = 7;

/** «in 12 Tagen» beside a date that is still to come; amber when it is near. @param end until when it is not over, ISO 8601 */
export function DaysLeft({ start, end }: { start: string; end: string }) {
  const { t } = useTexts('event');
  const now = useNow();
  if (isPast(end, now)) return undefined;
  const days = Math.max(daysUntil(start, now), 0);
  const words = days === 0 ? t('today') : days === 1 ? t('tomorrow') : t('inDays', { count: days });
  return (
    <Tag tone={days <= near ? 'waiting' : 'none'} icon="calendar">
      {words}
    </Tag>
  );
}
