import { formatDay } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { StatusPill, Text, type Tone } from '@learn/ui';
import type { TableColumn } from '@learn/ui/table';
import { ShareCell } from '../../people/ShareCell.tsx';
import { useListView } from '../../people/useListView.ts';
import { useTexts } from '../../texts.ts';
import { inSession } from '../addresses.ts';
import { countMentees } from '../listedMentee.ts';
import { MenteeSection } from '../MenteeSection.tsx';
import {
  shownUnitRows,
  type UnitRow,
  type UnitState,
  unitChoices,
  unitSorts,
  unitStates,
} from './unitRows.ts';

const tones: Readonly<Record<UnitState, Tone>> = { toGive: 'waiting', given: 'finished', notAsked: 'none' };

/** The mentees with their self-assessment; each row leads to the feedback, or to the path of who has not asked for any. */
export function UnitPeople({ rows }: { rows: readonly UnitRow[] }) {
  const { t } = useTexts('mentor');
  const { courseSlug = '', learningUnitId = '' } = useParams();
  const links = useLinks();
  const { view, change } = useListView(unitChoices);
  const columns = useColumns();
  return (
    <MenteeSection
      rows={rows}
      shown={shownUnitRows(rows, view)}
      filter={t('details.filter')}
      filters={unitStates.map((state) => ({
        value: state,
        label: t(`details.state.${state}`),
        count: countMentees(rows.filter((row) => row.state === state)),
      }))}
      sorts={unitSorts}
      columns={columns}
      view={view}
      onChange={change}
      pageOf={({ userId, courseSessionId, state }) => {
        const page = state === 'notAsked' ? undefined : links.mentorFeedback({ courseSlug, learningUnitId });
        return page && inSession(`${page}?userId=${userId}`, courseSessionId);
      }}
    />
  );
}

function useColumns(): readonly TableColumn<UnitRow>[] {
  const { t, language } = useTexts('mentor');
  return [
    {
      id: 'state',
      head: t('details.column.state'),
      track: 'minmax(0, 1.2fr)',
      card: 'plain',
      cell: ({ state }) => <StatusPill status={tones[state]} label={t(`details.state.${state}`)} />,
    },
    {
      id: 'assessed',
      head: t('details.column.assessed'),
      track: 'minmax(0, 1.2fr)',
      sortable: true,
      cell: ({ assessed: done, criteria: total }) => (
        <ShareCell
          done={done}
          total={total}
          label={t('details.assessed', { done, count: total })}
          short={t('mentees.circlesShort', { done, count: total })}
        />
      ),
    },
    {
      id: 'date',
      head: t('details.column.date'),
      track: 'minmax(0, 1fr)',
      sortable: true,
      cell: ({ at, state }) =>
        at === undefined ? (
          <Text as="span" $tone="hint" $size={14}>
            {t('details.noDate')}
          </Text>
        ) : (
          <time dateTime={at}>
            {t(state === 'given' ? 'details.givenOn' : 'details.askedOn', {
              day: formatDay(at, language, 'short'),
            })}
          </time>
        ),
    },
  ];
}
