import { daysUntil, fullName, matchesWords, wasThere } from '@learn/domain';
import { useNow } from '@learn/platform';
import { useSearchParams } from '@learn/platform/router';
import { EmptyState, FilterPills, media, Notice, space, Text, TextLink, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { SearchInput, WindowedList } from '@learn/ui/table';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import { type AttendanceDay, countDay, isExpected, type Participant } from '../attendanceDay.ts';
import type { Entry } from './entry.ts';
import { PersonRow } from './PersonRow.tsx';
import { SheetBar } from './SheetBar.tsx';
import { passes, readView, type SheetFilter, sheetFilters, withView } from './sheetFilter.ts';
import { useRecordAttendance } from './useRecordAttendance.ts';

const Tools = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-block: ${space[16]};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: center;
  }
`;

/** Leaves room for the bar at the lower edge of a phone. */
const Below = styled.div`
  ${media.belowLg} {
    padding-bottom: 148px;
  }
`;

interface AttendanceSheetProps {
  readonly day: AttendanceDay;
  readonly readOnly: boolean;
  /** asks for what others have recorded */
  readonly reload: () => void;
}

/** The list of a day: one tap per person; rows never move while it is filled in, filters and search stay in the address. */
export function AttendanceSheet({ day, readOnly, reload }: AttendanceSheetProps) {
  const { t } = useTexts('attendance');
  const now = useNow();
  const [parameters, setParameters] = useSearchParams();
  const { filter, search } = readView(parameters);
  const { entryOf, saving, record, undo, discard, retry } = useRecordAttendance(day, reload);
  // arrows choose what they pass by: the row in which a key was pressed last stays under any filter, so that all choices can be reached
  const [held, setHeld] = useState<string>();
  const change = (next: Parameters<typeof withView>[1]) => {
    setHeld(undefined);
    setParameters((current) => withView(current, next), { replace: true, preventScrollReset: true });
  };

  const shownStatuses = new Map(
    day.participants.flatMap(({ userId }) => {
      const { status } = entryOf(userId);
      return status === null ? [] : [[userId, status] as const];
    }),
  );
  const passing = (wanted: SheetFilter) => (person: Participant) =>
    passes(wanted, entryOf(person.userId).status, isExpected(person, day));
  const found = day.participants.filter(
    (person) =>
      matchesWords(search, fullName(person.firstName, person.lastName)) &&
      (passing(filter)(person) || person.userId === held),
  );
  const open = day.participants.filter(passing('open'));
  const set = (people: readonly Participant[], status: Entry) =>
    record(new Map(people.map(({ userId }) => [userId, status])));

  if (day.participants.length === 0)
    return <EmptyState icon="people" title={t('noPeople')} description={t('noPeopleHint')} />;
  return (
    <Below>
      <SheetBar
        count={countDay(day, shownStatuses)}
        open={open.length}
        saving={saving}
        undo={undo}
        recordOpen={readOnly ? undefined : () => set(open, 'PRESENT')}
      />
      {readOnly && <Notice>{t('readOnly')}</Notice>}
      {!readOnly && daysUntil(day.start, now) > 0 && <Notice icon="calendar">{t('notYet')}</Notice>}
      <Tools>
        <FilterPills
          label={t('filter.label')}
          value={filter}
          unset="all"
          onChange={(next) => change({ filter: next })}
          options={sheetFilters.map((value) => ({
            value,
            label: t(`filter.${value}`),
            count: day.participants.filter(passing(value)).length,
          }))}
        />
        <SearchInput label={t('search')} value={search} onSearch={(next) => change({ search: next })} />
      </Tools>
      <VisuallyHidden role="status">{t('found', { count: found.length })}</VisuallyHidden>
      {found.length > 0 ? (
        <WindowedList
          label={t('people')}
          items={found}
          keyOf={({ userId }) => userId}
          rowHeight={65}
          isKept={({ userId }) => entryOf(userId).problem !== undefined}
        >
          {(person) => (
            <PersonRow
              person={person}
              day={day}
              entry={entryOf(person.userId)}
              readOnly={readOnly}
              onKey={() => setHeld(person.userId)}
              onRecord={(status) => set([person], status)}
              onDiscard={() => discard(person.userId)}
              onRetry={() => retry(person.userId)}
            />
          )}
        </WindowedList>
      ) : (
        <EmptyState
          icon={filter === 'open' && search === '' ? 'check' : 'search'}
          title={t(search === '' ? `nobodyIn.${filter}` : 'nobodyFound')}
          action={
            <TextLink as="button" direction="none" onClick={() => change({ filter: 'all', search: '' })}>
              {t('showAll')}
            </TextLink>
          }
        />
      )}
      {[...shownStatuses.values()].some((status) => !wasThere(status)) && (
        <Text $tone="hint" $size={14} style={{ marginTop: space[16] }}>
          {t('consequence')}
        </Text>
      )}
    </Below>
  );
}
