import { useSearchParams } from '@learn/platform/router';
import {
  Button,
  Container,
  EmptyState,
  ErrorPanel,
  Ground,
  Inline,
  PageHeader,
  Stack,
  TextLink,
} from '@learn/ui';
import { useMemo } from 'react';
import { CalendarSubscription } from './CalendarSubscription.tsx';
import { DueDateFilterBar } from './DueDateFilterBar.tsx';
import { DueDateList } from './DueDateList.tsx';
import { DueDateListSkeleton } from './DueDateListSkeleton.tsx';
import { filterNames, readFilters, withFilter, withoutFilters, withPast } from './dueDateFilters.ts';
import { useTexts } from './texts.ts';
import { useDueDates } from './useDueDates.ts';

/** All dates of the person (specification §2, domain decisions §11). */
export function DueDatesPage() {
  const { t } = useTexts();
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo(() => readFilters(parameters), [parameters]);
  const { dueDates, choices, error, reload } = useDueDates(filters);
  const go = (next: (current: URLSearchParams) => URLSearchParams) =>
    setParameters(next, { preventScrollReset: true });
  const filtered = filterNames.some((name) => filters[name] !== undefined);
  const reset = () => go(withoutFilters);
  return (
    <Ground>
      <Container>
        <PageHeader title={t('title')} lead={t('lead')} aside={<CalendarSubscription />} />
        <Stack $gap={16}>
          {error !== undefined && (
            <ErrorPanel title={t('failed')} description={t('failedHint')} retry={{ onRetry: reload }} />
          )}
          <DueDateFilterBar
            filters={filters}
            choices={choices}
            onChange={(name, value) => go((current) => withFilter(current, name, value))}
            onReset={reset}
          />
          {error === undefined && (
            <Inline $gap={16} $justify="space-between" style={{ minHeight: 44 }}>
              <p role="status">
                {dueDates === undefined
                  ? t('loading')
                  : t(filters.past ? 'foundPast' : 'found', {
                      count: dueDates.shown.length,
                    })}
              </p>
              <TextLink
                as="button"
                direction="none"
                onClick={() => go((current) => withPast(current, !filters.past))}
              >
                {t(filters.past ? 'showUpcoming' : 'showPast')}
              </TextLink>
            </Inline>
          )}
          {error === undefined && dueDates === undefined && <DueDateListSkeleton />}
          {dueDates?.shown.length === 0 && (
            <EmptyState
              icon="calendar"
              title={t(filtered ? 'nothingFound' : filters.past ? 'nothingPast' : 'nothing')}
              description={filtered ? t('nothingFoundHint') : undefined}
              action={
                filtered && (
                  <Button variant="secondary" onClick={reset}>
                    {t('resetAll')}
                  </Button>
                )
              }
            />
          )}
          {dueDates && <DueDateList dueDates={dueDates.shown} />}
        </Stack>
      </Container>
    </Ground>
  );
}
