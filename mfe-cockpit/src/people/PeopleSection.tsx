import { Link } from '@learn/platform/router';
import { PeopleList, type PeopleListProps, type PeopleListTexts } from '@learn/ui/table';
import { useTexts } from '../texts.ts';

interface PeopleSectionProps<Row, State extends string, Sort extends string>
  extends Omit<PeopleListProps<Row, State, Sort>, 'texts' | 'rowLink'> {
  readonly texts: Pick<PeopleListTexts, 'title' | 'search' | 'filter' | 'nobody'>;
  /** where a row leads; undefined for one that leads nowhere */
  readonly linkTo: (row: Row) => string | undefined;
  /** people among those found, where somebody can have several rows */
  readonly people?: number;
}

/** A list of people in the words of this remote. */
export function PeopleSection<Row, State extends string, Sort extends string>({
  texts,
  linkTo,
  people,
  ...list
}: PeopleSectionProps<Row, State, Sort>) {
  const { t } = useTexts('people');
  return (
    <PeopleList
      {...list}
      texts={{
        ...texts,
        sort: t('sort'),
        sortedBy: (head, descending) => t(descending ? 'sortDown' : 'sortUp', { head }),
        found: (count) => t('found', { count: people ?? count }),
        shown: (range) => t('shown', range),
        loading: t('loading'),
        nobodyFound: t('nobodyFound'),
        showAll: t('showAll'),
      }}
      rowLink={(row) => {
        const to = linkTo(row);
        return to === undefined ? undefined : <Link to={to} />;
      }}
    />
  );
}
