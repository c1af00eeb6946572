import type { DueDate } from '@learn/contracts';
import { formatDay } from '@learn/domain';
import { useNow } from '@learn/platform';
import { Heading, Stack, space, Text } from '@learn/ui';
import { capitalised } from '../capitalised.ts';
import { DueDateCard } from './DueDateCard.tsx';
import { groupByDay } from './groupByDay.ts';
import { monthName } from './monthName.ts';
import { useTexts } from './texts.ts';

/** Dates by month and day, in the order in which they come. */
export function DueDateList({ dueDates }: { dueDates: readonly DueDate[] }) {
  const { language } = useTexts();
  const now = useNow();
  return (
    <Stack $gap={24}>
      {groupByDay(dueDates).map(({ month, days }) => (
        <Stack style={{ marginTop: space[16] }} as="section" key={month} aria-labelledby={`month-${month}`}>
          <Heading level={2} size={22} id={`month-${month}`}>
            {monthName(month, language)}
          </Heading>
          {days.map((group) => (
            <Stack key={group.day} as="section" $gap={8}>
              <Text as="h3" $tone="secondary" $weight="strong">
                {capitalised(formatDay(group.day, language), language)}
              </Text>
              <Stack as="ul" $gap={8}>
                {group.dueDates.map((dueDate) => (
                  <DueDateCard key={dueDate.id} dueDate={dueDate} now={now} />
                ))}
              </Stack>
            </Stack>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
