import { type WorkState, type WorkView, workSorts, workStates } from '@learn/domain';
import { Inline, Text } from '@learn/ui';
import { GradeText, type TableColumn } from '@learn/ui/table';
import { PeopleSection } from '../people/PeopleSection.tsx';
import { PersonCell } from '../people/PersonCell.tsx';
import { ShareCell } from '../people/ShareCell.tsx';
import type { TranslateText } from '../texts.ts';
import { useTexts } from '../texts.ts';
import { type ParticipantRow, shownParticipants } from './circleWork.ts';
import { WorkPill } from './WorkPill.tsx';

interface ParticipantsProps {
  /** by name */
  readonly rows: readonly ParticipantRow[];
  /** those of a circle: how many contents they have completed */
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
  const labelOf = (state: WorkState) =>
    t(withContents && state === 'handedIn' ? 'allCompleted' : `state.${state}`);
  const countOf = (state: WorkState) => rows.filter((row) => row.state === state).length;
  return (
    <PeopleSection
      texts={{
        title: t('participants'),
        search: t('search'),
        filter: t('filter'),
        nobody: t('nobody'),
      }}
      columns={columnsOf(t, labelOf).filter(({ id }) => withContents || id !== 'progress')}
      sorts={workSorts}
      filters={[
        { value: 'all', label: t('all'), count: rows.length },
        ...workStates
          .filter((state) => state !== 'handedIn' || state === view.state || countOf(state) > 0)
          .map((state) => ({ value: state, label: labelOf(state), count: countOf(state) })),
      ]}
      total={rows.length}
      rows={shownParticipants(rows, view)}
      view={view}
      onChange={onChange}
      linkTo={addressOf}
      busy={busy}
    />
  );
}

function columnsOf(
  t: TranslateText<'home'>,
  labelOf: (state: WorkState) => string,
): readonly TableColumn<ParticipantRow>[] {
  return [
    {
      id: 'name',
      head: t('column.name'),
      track: 'minmax(0, 2fr)',
      sortable: true,
      cell: (person, { link }) => <PersonCell person={person} link={link} meta={person.organisation} />,
    },
    {
      id: 'progress',
      head: t('column.contents'),
      track: 'minmax(0, 1fr)',
      sortable: true,
      cell: ({ completed, total }) => (
        <ShareCell
          done={completed}
          total={total}
          label={t('completed', { completed, total })}
          short={t('completedShort', { completed, total })}
        />
      ),
    },
    {
      id: 'state',
      head: t('column.state'),
      track: 'minmax(0, 1.2fr)',
      card: 'plain',
      cell: ({ state }) => <WorkPill state={state} label={labelOf(state)} />,
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal grades apart
              <span key={index}>
                <GradeText grade={grade} insufficient={t('insufficient')} />
              </span>
            ))}
          </Inline>
        ),
    },
  ];
}
