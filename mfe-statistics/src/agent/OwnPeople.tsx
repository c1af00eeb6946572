import type { Loadable } from '@learn/contracts';
import { Link } from '@learn/platform/router';
import { Loaded, Skeleton } from '@learn/ui';
import { PeopleList as List, type PeopleListProps } from '@learn/ui/table';
import { Downloads, type ExportOf } from '../chart/Downloads.tsx';
import { KeptFigures } from '../page/KeptFigures.tsx';
import { PageTurner } from '../page/PageTurner.tsx';
import type { Kept } from '../page/useKept.ts';
import { useTexts } from '../texts.ts';
import { type AgentView, rowsPerPage } from './agentView.ts';

/** A page of a list. */
interface PeoplePage<Row> {
  readonly persons: readonly Row[];
  /** number of people that filter and search leave on all pages */
  readonly person_count: number;
}

/** What every list of own people is given. */
export interface PeopleProps<Data, View> {
  readonly of: Loadable<Kept<Data>>;
  readonly view: View;
  readonly onChange: (change: Partial<View>) => void;
  readonly exportOf: ExportOf | undefined;
}

interface OwnPeopleProps<Data, Row, State extends string, Sort extends string>
  extends PeopleProps<Data, AgentView<State, Sort>>,
    Pick<PeopleListProps<Row, State, Sort>, 'columns' | 'sorts'> {
  readonly pageOf: (data: Data) => PeoplePage<Row>;
  readonly states: readonly { readonly value: State; readonly label: string }[];
  /** where a row leads; undefined for one that leads nowhere */
  readonly linkTo: (row: Row) => string | undefined;
}

/** The own people of an agent in pages; search, filter and sorting are the server's, and stand in the address. */
export function OwnPeople<Data, Row, State extends string, Sort extends string>({
  of,
  pageOf,
  states,
  linkTo,
  view,
  onChange,
  exportOf,
  ...list
}: OwnPeopleProps<Data, Row, State, Sort>) {
  const { t } = useTexts('agent');
  return (
    <Loaded of={of} skeleton={<Skeleton $height="480px" />} failed={{ title: t('failed') }}>
      {({ data, busy, retry }) => {
        const { persons, person_count: total } = pageOf(data);
        const last = Math.max(1, Math.ceil(total / rowsPerPage));
        return (
          <KeptFigures of={{ busy, retry }}>
            <List
              {...list}
              rows={persons}
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
          </KeptFigures>
        );
      }}
    </Loaded>
  );
}
