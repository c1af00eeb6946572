import { Stack, Text } from '@learn/ui';
import { PageTurner } from '../page/PageTurner.tsx';
import { useTexts } from '../texts.ts';
import { groupsPerChart } from './partView.ts';

interface GroupPagesProps {
  /** from 1 on */
  readonly page: number;
  /** groups on all pages */
  readonly count: number;
  readonly onTurn: (page: number) => void;
}

/** Which of many groups a chart shows, and the way to the others; nothing where it shows all. */
export function GroupPages({ page, count, onTurn }: GroupPagesProps) {
  const { t } = useTexts('part');
  const last = Math.ceil(count / groupsPerChart);
  if (last <= 1 && page <= 1) return undefined;
  return (
    <Stack $gap={8}>
      <Text $tone="hint" $size={14}>
        {t('groups.all', { count })}
      </Text>
      <PageTurner
        texts={{
          pages: t('groups.pages'),
          before: t('groups.before'),
          next: t('groups.next'),
          page: t('page', { page, last }),
        }}
        page={page}
        last={last}
        onTurn={onTurn}
      />
    </Stack>
  );
}
