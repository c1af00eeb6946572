import { formatDay, formatPoints, type WorkState, workStates } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { Inline, Text } from '@learn/ui';
import type { TableColumn } from '@learn/ui/table';
import { WorkPill } from '../../home/WorkPill.tsx';
import { useListView } from '../../people/useListView.ts';
import { Deadline } from '../../tasks/Deadline.tsx';
import { useTexts } from '../../texts.ts';
import { inSession } from '../addresses.ts';
import { countMentees } from '../listedMentee.ts';
import { MenteeSection } from '../MenteeSection.tsx';
import { type PraxisRow, praxisChoices, praxisSorts, shownPraxisRows } from './praxisRows.ts';

/** The mentees with their work in a praxis assignment; each row leads to its evaluation, or to the path of who has not begun. */
export function PraxisPeople({ rows }: { rows: readonly PraxisRow[] }) {
  const { t } = useTexts('mentor');
  const home = useTexts('home');
  const { courseSlug = '', praxisAssignmentId = '' } = useParams();
  const links = useLinks();
  const { view, change } = useListView(praxisChoices);
  const columns = useColumns();
  const countOf = (state: WorkState) => countMentees(rows.filter((row) => row.state === state));
  return (
    <MenteeSection
      rows={rows}
      shown={shownPraxisRows(rows, view)}
      filter={t('details.filter')}
      filters={workStates
        .filter((state) => state !== 'handedIn' || state === view.state || countOf(state) > 0)
        .map((state) => ({ value: state, label: home.t(`state.${state}`), count: countOf(state) }))}
      sorts={praxisSorts}
      columns={columns}
      view={view}
      onChange={change}
      pageOf={({ userId, courseSessionId, state }) => {
        const place = { courseSlug, userId, assignmentId: praxisAssignmentId };
        const page = state === 'notBegun' ? undefined : links.assignmentEvaluation(place);
        return page && inSession(page, courseSessionId);
      }}
    />
  );
}

function useColumns(): readonly TableColumn<PraxisRow>[] {
  const { t, language } = useTexts('mentor');
  return [
    {
      id: 'state',
      head: t('details.column.state'),
      track: 'minmax(0, 1.6fr)',
      card: 'plain',
      cell: ({ state, dueAt }) => (
        <Inline as="span" $gap={8}>
          <WorkPill state={state} />
          {dueAt !== undefined && <Deadline at={dueAt} />}
        </Inline>
      ),
    },
    {
      id: 'submitted',
      head: t('details.column.submitted'),
      track: 'minmax(0, 1fr)',
      sortable: true,
      cell: ({ submittedAt }) =>
        submittedAt === undefined ? (
          <Text as="span" $tone="hint" $size={14}>
            {t('details.notSubmitted')}
          </Text>
        ) : (
          <time dateTime={submittedAt}>{formatDay(submittedAt, language, 'short')}</time>
        ),
    },
    {
      id: 'points',
      head: t('details.column.points'),
      track: '132px',
      sortable: true,
      cell: ({ points }) =>
        points ? (
          t('details.points', {
            reached: formatPoints(points.reached),
            maximum: formatPoints(points.maximum),
          })
        ) : (
          <Text as="span" $tone="hint" $size={14}>
            {t('details.noPoints')}
          </Text>
        ),
    },
  ];
}
