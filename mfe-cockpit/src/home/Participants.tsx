import { fullName, gradeColour, type WorkState, type WorkView, workSorts, workStates } from '@learn/domain';
import { Link } from '@learn/platform/router';
import {
  Avatar,
  color,
  EmptyState,
  FilterPills,
  Heading,
  Inline,
  Meta,
  ProgressRing,
  Stack,
  StatusPill,
  Text,
  TextLink,
  type Tone,
} from '@learn/ui';
import { SearchInput, SortSelect, Table, type TableColumn, type TableSort } from '@learn/ui/table';
import type { TranslateText } from '../texts.ts';
import { useTexts } from '../texts.ts';
import { type ParticipantRow, shownParticipants } from './circleWork.ts';

const tones: Readonly<Record<WorkState, Tone>> = {
  toEvaluate: 'waiting',
  handedIn: 'finished',
  inProgress: 'progress',
  notBegun: 'none',
  evaluated: 'finished',
};

interface ParticipantsProps {
  /** by name */
  readonly rows: readonly ParticipantRow[];
  /** how many contents they have completed */
  readonly withContents: boolean;
  readonly view: WorkView;
  /** the participants of another circle are on their way */
  readonly busy: boolean;
  /** of the page that a row leads to */
  readonly addressOf: (row: ParticipantRow) => string | undefined;
  readonly onChange: (change: Partial<WorkView>) => void;
}

/** The participants of a circle or of an assignment: how far they are, what is to be evaluated, and their grades. */
export function Participants({ rows, withContents, view, busy, addressOf, onChange }: ParticipantsProps) {
  const { t } = useTexts('home');
  const shown = shownParticipants(rows, view);
  const columns = columnsOf(t).filter(({ id }) => withContents || id !== 'progress');
  const countOf = (state: WorkState) => rows.filter((row) => row.state === state).length;
  const sort: TableSort = { column: view.sort, descending: view.descending };
  const sortBy = ({ column, descending }: TableSort) =>
    onChange({ sort: workSorts.find((one) => one === column) ?? 'name', descending });
  const linkTo = (row: ParticipantRow) => {
    const to = addressOf(row);
    return to === undefined ? undefined : <Link to={to} />;
  };
  return (
    <section aria-labelledby="participants">
      <Stack $gap={16}>
        <Heading level={2} id="participants">
          {t('participants')}
        </Heading>
        <SearchInput label={t('search')} value={view.search} onSearch={(search) => onChange({ search })} />
        <FilterPills
          label={t('filter')}
          value={view.state}
          onChange={(state) => onChange({ state })}
          options={[
            { value: 'all', label: t('all'), count: rows.length },
            ...workStates
              .filter((state) => state !== 'handedIn' || state === view.state || countOf(state) > 0)
              .map((state) => ({ value: state, label: t(`state.${state}`), count: countOf(state) })),
          ]}
        />
        <SortSelect
          label={t('sort')}
          columns={columns}
          sort={sort}
          onSort={sortBy}
          describe={(head, descending) => t(descending ? 'sortDown' : 'sortUp', { head })}
        />
        <Text $tone="hint" $size={14} role="status">
          {t('found', { count: shown.length })}
        </Text>
        {shown.length > 0 ? (
          <Table
            label={t('participants')}
            columns={columns}
            count={shown.length}
            rowAt={(index) => shown[index]}
            rowLink={linkTo}
            sort={sort}
            onSort={sortBy}
            shown={(first, last, count) => t('shown', { first, last, count })}
            loadingLabel={t('loading')}
            busy={busy}
          />
        ) : (
          <EmptyState
            icon="people"
            title={t(rows.length === 0 ? 'nobody' : 'nobodyFound')}
            action={
              rows.length > 0 && (
                <TextLink as="button" direction="none" onClick={() => onChange({ state: 'all', search: '' })}>
                  {t('showAll')}
                </TextLink>
              )
            }
          />
        )}
      </Stack>
    </section>
  );
}

function columnsOf(t: TranslateText<'home'>): readonly TableColumn<ParticipantRow>[] {
  return [
    {
      id: 'name',
      head: t('column.name'),
      track: 'minmax(0, 2fr)',
      sortable: true,
      cell: ({ firstName, lastName, avatarUrl, organisation }, { link }) => (
        <Inline $gap={12} $nowrap>
          <Avatar firstName={firstName} lastName={lastName} src={avatarUrl} />
          <span>
            {link(fullName(firstName, lastName))}
            {organisation && <Meta>{organisation}</Meta>}
          </span>
        </Inline>
      ),
    },
    {
      id: 'progress',
      head: t('column.contents'),
      track: 'minmax(0, 1fr)',
      sortable: true,
      cell: ({ completed, total }) => (
        <Inline as="span" $gap={8} $nowrap>
          <ProgressRing
            size={32}
            thickness={14}
            share={total === 0 ? 0 : completed / total}
            label={t('completed', { completed, total })}
          />
          <span aria-hidden>{t('completedShort', { completed, total })}</span>
        </Inline>
      ),
    },
    {
      id: 'state',
      head: t('column.state'),
      track: 'minmax(0, 1.2fr)',
      card: 'plain',
      cell: ({ state }) => <StatusPill status={tones[state]} label={t(`state.${state}`)} />,
    },
    {
      id: 'grade',
      head: t('column.grades'),
      track: '152px',
      sortable: true,
      cell: ({ grades }) =>
        grades.length === 0 ? (
          <Text as="span" $tone="hint" $size={14}>
            {t('noGrade')}
          </Text>
        ) : (
          <Inline as="span" $gap={8}>
            {grades.map((grade, index) => (
              <b
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal grades apart
                key={index}
                style={{ color: gradeColour(grade) === 'red' ? color.failed : undefined }}
              >
                {grade.toFixed(1)}
                {gradeColour(grade) === 'red' && <Meta as="span"> {t('insufficient')}</Meta>}
              </b>
            ))}
          </Inline>
        ),
    },
  ];
}
