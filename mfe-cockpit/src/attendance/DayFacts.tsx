import { formatDay, formatTime } from '@learn/domain';
import { Icon, type IconName, Inline, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import type { AttendanceDay } from './attendanceDay.ts';

/** Days are written small in French and Italian, but not at the beginning. */
const Words = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** When and where a day takes place, in one line that wraps. */
export function DayFacts({ day, withDate = false }: { day: AttendanceDay; withDate?: boolean }) {
  const { language } = useTexts();
  const { start, end, location, trainer } = day;
  return (
    <Inline $gap={16}>
      {withDate && <Fact icon="calendar">{formatDay(start, language)}</Fact>}
      <Fact icon="clock">
        {start === end ? formatTime(start) : `${formatTime(start)}–${formatTime(end)}`}
      </Fact>
      {location && <Fact icon="pin">{location}</Fact>}
      {trainer && <Fact icon="people">{trainer}</Fact>}
    </Inline>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Text as="span" $tone="secondary">
      <Inline as="span" $gap={8} $nowrap>
        <Icon name={icon} />
        <Words>{children}</Words>
      </Inline>
    </Text>
  );
}
