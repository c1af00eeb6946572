import { endpoints } from '@learn/contracts';
import { formatRelative, fullName } from '@learn/domain';
import { rest, useNow } from '@learn/platform';
import { color, IconButton, StatusPill, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { TableColumn } from '@learn/ui/table';
import { ShareCell } from '../../people/ShareCell.tsx';
import { useListView } from '../../people/useListView.ts';
import { useTexts } from '../../texts.ts';
import { ConfirmedAction } from '../ConfirmedAction.tsx';
import { countMentees } from '../listedMentee.ts';
import { MenteeSection } from '../MenteeSection.tsx';
import { isIn, type MenteeRow, menteeSorts, menteeStates, shownMentees } from './menteeRows.ts';

/** Above the link that covers the row. */
const Above = styled.span`
  position: relative;
  z-index: 1;
  display: inline-block;
  color: ${color.ink500};
`;

const choices = { states: menteeStates, sorts: menteeSorts };

/** The mentees of the logged-in person: how far they are, and what they wait for. */
export function Mentees({ rows }: { rows: readonly MenteeRow[] }) {
  const { t } = useTexts('mentor');
  const { view, change } = useListView(choices);
  const columns = useColumns(rows.length);
  return (
    <MenteeSection
      rows={rows}
      shown={shownMentees(rows, view)}
      filter={t('mentees.filter')}
      filters={menteeStates.map((state) => ({
        value: state,
        label: t(`mentees.state.${state}`),
        count: countMentees(rows.filter((row) => isIn(state, row))),
      }))}
      sorts={menteeSorts}
      columns={columns}
      view={view}
      onChange={change}
    />
  );
}

function EndButton({ row, isLast, tabIndex }: { row: MenteeRow; isLast: boolean; tabIndex: 0 | -1 }) {
  const { t } = useTexts('mentor');
  const { userId, courseSessionId } = row;
  const name = fullName(row.firstName, row.lastName);
  return (
    <ConfirmedAction
      action={t('mentees.end')}
      title={t('mentees.endTitle', { name })}
      description={t('mentees.endText', { name: row.firstName })}
      trigger={<IconButton icon="close" label={t('mentees.endOf', { name })} tabIndex={tabIndex} />}
      onConfirm={async () => {
        await rest.send(endpoints.leaveMentor, { params: { courseSessionId, userId } });
        // who accompanies nobody any more is no mentor, and this page is not theirs
        if (isLast) window.location.assign('/');
      }}
    />
  );
}

function useColumns(count: number): readonly TableColumn<MenteeRow>[] {
  const { t, language } = useTexts('mentor');
  const now = useNow();
  return [
    {
      id: 'progress',
      head: t('mentees.column.progress'),
      track: 'minmax(0, 1.2fr)',
      sortable: true,
      cell: ({ circlesCompleted: done, circles: total }) => (
        <ShareCell
          done={done}
          total={total}
          label={t('mentees.circles', { done, count: total })}
          short={t('mentees.circlesShort', { done, count: total })}
        />
      ),
    },
    {
      id: 'activity',
      head: t('mentees.column.activity'),
      track: 'minmax(0, 1fr)',
      sortable: true,
      cell: ({ lastActivity }) =>
        lastActivity === undefined ? (
          <Text as="span" $tone="hint" $size={14}>
            {t('mentees.noActivity')}
          </Text>
        ) : (
          <time dateTime={lastActivity}>{formatRelative(lastActivity, now, language)}</time>
        ),
    },
    {
      id: 'waiting',
      head: t('mentees.column.waiting'),
      track: 'minmax(0, 1fr)',
      sortable: true,
      cell: ({ waiting }) =>
        waiting === 0 ? (
          <Text as="span" $tone="hint" $size={14}>
            {t('mentees.nothing')}
          </Text>
        ) : (
          <StatusPill status="waiting" label={t('mentees.waiting', { count: waiting })} />
        ),
    },
    {
      id: 'end',
      head: t('mentees.column.end'),
      track: '92px',
      cell: (row, { tabIndex }) => (
        <Above>
          <EndButton row={row} isLast={count === 1} tabIndex={tabIndex} />
        </Above>
      ),
    },
  ];
}
