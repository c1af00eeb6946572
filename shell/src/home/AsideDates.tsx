import { endpoints } from '@learn/contracts';
import { upcomingDueDates } from '@learn/domain';
import { useLinks, useNow, useRest } from '@learn/platform';
import { color, Skeleton, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { AsideBlock } from './AsideBlock.tsx';
import { DueDateEntry } from './DueDateEntry.tsx';
import { useTexts } from './texts.ts';

const List = styled.ol`
  margin: ${space[4]} 0;
  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;

/** Number of dates in the aside (specification §9). */
const most = 6;

/** The same as in shell.ts, where the page's data are announced. */
const nextDates = { query: { upcoming: 'true', pending: 'true', limit: most } } as const;

/** The next dates of what is not done yet, and the way to all. */
export function AsideDates() {
  const { t } = useTexts();
  const links = useLinks();
  const now = useNow();
  const dueDates = useRest(endpoints.dueDates, nextDates);
  return (
    <AsideBlock
      title={t('dates.title')}
      answer={dueDates}
      failed={t('dates.failed')}
      skeleton={
        <Stack $gap={12}>
          <Skeleton $height="64px" />
          <Skeleton $height="64px" />
          <Skeleton $height="64px" />
        </Stack>
      }
      link={{ href: links.dueDates(), text: t('dates.all') }}
    >
      {(all) => {
        const next = upcomingDueDates(all, now).slice(0, most);
        if (next.length === 0) return <Text $tone="secondary">{t('dates.none')}</Text>;
        return (
          <List>
            {next.map((dueDate) => (
              <DueDateEntry key={dueDate.id} dueDate={dueDate} now={now} />
            ))}
          </List>
        );
      }}
    </AsideBlock>
  );
}
