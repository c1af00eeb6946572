import { formatDay, zurichDay } from '@learn/domain';
import { useNow } from '@learn/platform';
import { color, fontSize, Icon, space, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { Week } from './weekShape.ts';
import { useTexts } from './weekTexts.ts';

const Row = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  padding: ${space[16]} ${space[8]};
`;

const Day = styled.li`
  display: grid;
  gap: ${space[8]};
  justify-items: center;
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  &[aria-current] {
    color: ${color.ink900};
    font-weight: 700;
  }
`;

/** Full where something was done, with a dot where something is due; today has a blue line. */
const Ring = styled.span<{ $done: boolean; $today: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 2px solid
    ${({ $done, $today }) => ($today ? color.progress : $done ? color.finished : color.line)};
  border-radius: 50%;
  background: ${({ $done }) => ($done ? color.finishedTint : color.surface0)};
  color: ${color.finished};
`;

const Dot = styled.i`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${color.waiting};
`;

const Corner = styled(Dot)`
  position: absolute;
  top: -3px;
  right: -3px;
  border: 1px solid ${color.surface0};
`;

/** The seven days at a glance; a screen reader hears what the rings show. */
export function WeekDays({ days }: { days: Week['days'] }) {
  const { t, language } = useTexts();
  const today = zurichDay(useNow());
  return (
    <Row aria-label={t('days')}>
      {days.map(({ day, done, due }) => {
        const isToday = day === today;
        const facts = [
          formatDay(day, language),
          ...(isToday ? [t('today')] : []),
          ...(done > 0 ? [t('doneOn', { count: done })] : []),
          ...(due > 0 ? [t('dueOn', { count: due })] : []),
        ];
        return (
          <Day key={day} aria-current={isToday ? 'date' : undefined}>
            <VisuallyHidden>{facts.join(', ')}</VisuallyHidden>
            <span aria-hidden="true">{formatDay(day, language, 'short').split(/[ ,]/)[0]}</span>
            <Ring $done={done > 0} $today={isToday} aria-hidden="true">
              {done > 0 ? <Icon name="check" size={16} /> : due > 0 && <Dot />}
              {done > 0 && due > 0 && <Corner />}
            </Ring>
          </Day>
        );
      })}
    </Row>
  );
}
