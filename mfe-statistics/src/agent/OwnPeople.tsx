import { Link } from '@learn/platform/router';
import { PeopleList as List, type PeopleListProps } from '@learn/ui/table';
import { Downloads, type ExportOf } from '../chart/Downloads.tsx';
import { PageTurner } from '../page/PageTurner.tsx';
import { useTexts } from '../texts.ts';
import { type AgentView, rowsPerPage } from './agentView.ts';

interface OwnPeopleProps<Row, State extends string, Sort extends string>
  extends Pick<PeopleListProps<Row, State, Sort>, 'columns' | 'sorts' | 'rows'> {
  readonly states: readonly { readonly value: State; readonly label: string }[];
  /** number of people that filter and search leave on all pages */
  readonly total: number;
  readonly view: AgentView<State, Sort>;
  readonly onChange: (change: Partial<AgentView<State, Sort>>) => void;
  /** where a row leads; undefined for one that leads nowhere */
  readonly linkTo: (row: Row) => string | undefined;
  readonly exportOf: ExportOf | undefined;
}

/** The own people of an agent in pages; search, filter and sorting are the server's, and stand in the address. */
export function OwnPeople<Row, State extends string, Sort extends string>({
  states,
  total,
  linkTo,
  view,
  onChange,
  exportOf,
  ...list
}: OwnPeopleProps<Row, State, Sort>) {
  const { t } = useTexts('agent');
  const last = Math.max(1, Math.ceil(total / rowsPerPage));
  return (
    <List
      {...list}
      texts={{
        title: t('people.title'),
        search: t('people.search'),
        filter: t('people.filter'),
        sort: t('people.sort'),
        sortedBy: (head, descending) => t(descending ? 'people.sortDown' : 'people.sortUp', { head }),
        found: (count) => t('people.found', { count }),
        shown: (range) => t('people.shown', range),
        loading: t('people.loading'),
        nobody: t('people.nobody'),
        nobodyFound: t('people.nobodyFound'),
        showAll: t('people.showAll'),
      }}
      filters={[{ value: 'all', label: t('people.all') }, ...states]}
      found={total}
      before={(view.page - 1) * rowsPerPage}
      tools={total > 0 && <Downloads title={t('people.title')} exportOf={exportOf} />}
      view={view}
      onChange={(change) => onChange(change as Partial<AgentView<State, Sort>>)}
      rowLink={(row) => {
        const to = linkTo(row);
        return to === undefined ? undefined : <Link to={to} />;
      }}
    >
      <PageTurner
        texts={{
          pages: t('people.pages'),
          before: t('people.before'),
          next: t('people.next'),
          page: t('people.page', { page: view.page, last }),
        }}
        page={view.page}
        last={last}
        onTurn={(page) => onChange({ page } as Partial<AgentView<State, Sort>>)}
      />
    </List>
  );
}
