import type { ListView } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import type { FilterOption } from '@learn/ui';
import type { TableColumn } from '@learn/ui/table';
import type { ReactElement } from 'react';
import { PeopleSection } from '../people/PeopleSection.tsx';
import { PersonCell } from '../people/PersonCell.tsx';
import { useTexts } from '../texts.ts';
import { countMentees, type ListedMentee } from './listedMentee.ts';

interface MenteeSectionProps<Row, State extends string, Sort extends string> {
  readonly rows: readonly Row[];
  /** those that pass filter and search, in their order */
  readonly shown: readonly Row[];
  /** name of the group of filters */
  readonly filter: string;
  /** beside «all» */
  readonly filters: readonly FilterOption<State>[];
  readonly sorts: readonly Sort[];
  /** beside the name */
  readonly columns: readonly TableColumn<Row>[];
  readonly view: ListView<State, Sort>;
  readonly onChange: (change: Partial<ListView<State, Sort>>) => void;
  /** where a row leads; undefined: to the learning path */
  readonly pageOf?: (row: Row) => string | undefined;
}

/** A list of the mentees of the logged-in person: by name, with their session; a row leads to its page or to their learning path. */
export function MenteeSection<Row extends ListedMentee, State extends string, Sort extends string>({
  rows,
  shown,
  filter,
  filters,
  columns,
  pageOf,
  ...list
}: MenteeSectionProps<Row, State, Sort>): ReactElement {
  const { t } = useTexts('mentor');
  const { courseSlug = '' } = useParams();
  const links = useLinks();
  const name: TableColumn<Row> = {
    id: 'name',
    head: t('mentees.column.name'),
    track: 'minmax(0, 1.6fr)',
    sortable: true,
    cell: (person, { link }) => <PersonCell person={person} link={link} meta={person.sessionTitle} />,
  };
  return (
    <PeopleSection
      {...list}
      texts={{
        title: t('mentees.title'),
        search: t('mentees.search'),
        filter,
        nobody: t('mentees.nobody'),
      }}
      columns={[name, ...columns]}
      filters={[{ value: 'all', label: t('mentees.all'), count: countMentees(rows) }, ...filters]}
      total={rows.length}
      rows={shown}
      people={countMentees(shown)}
      linkTo={(row) => {
        const page = pageOf?.(row);
        if (page !== undefined) return page;
        const path = links.personLearningPath({ courseSlug, userId: row.userId });
        return path && `${path}?session=${row.courseSessionId}`;
      }}
    />
  );
}
