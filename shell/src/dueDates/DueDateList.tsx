import type { DueDate } from '@learn/contracts';
import { formatDay } from '@learn/domain';
import { useNow } from '@learn/platform';
import { Card, Heading, media, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { capitalised } from '../capitalised.ts';
import { DueDateCard } from './DueDateCard.tsx';
import { groupByDay } from './groupByDay.ts';
import { monthName } from './monthName.ts';
import { useTexts } from './texts.ts';

/** The day beside its dates where there is room. */
const Day = styled.section`
  display: grid;
  gap: ${space[4]} ${space[16]};
  grid-template-columns: minmax(0, 1fr);
  ${media.lg} {
    grid-template-columns: 216px minmax(0, 1fr);
    & > h3 {
      padding-top: ${space[8]};
    }
  }
`;

/** Dates by month and day, in the order in which they come. */
export function DueDateList({ dueDates }: { dueDates: readonly DueDate[] }) {
  const { language } = useTexts();
  const now = useNow();
  return (
    <Stack $gap={24}>
      {groupByDay(dueDates).map(({ month, days }) => (
        <Stack
          $gap={12}
          style={{ marginTop: space[16] }}
          as="section"
          key={month}
          aria-labelledby={`month-${month}`}
        >
          <Heading level={2} size={22} id={`month-${month}`}>
            {monthName(month, language)}
          </Heading>
          {days.map((group) => (
            <Day key={group.day}>
              <Text as="h3" $tone="secondary" $weight="strong">
                {capitalised(formatDay(group.day, language), language)}
              </Text>
              <Card as="ul" $flush>
                {group.dueDates.map((dueDate) => (
                  <DueDateCard key={dueDate.id} dueDate={dueDate} now={now} />
                ))}
              </Card>
            </Day>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
