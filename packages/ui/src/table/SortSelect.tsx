import { Select } from '../form/Select.tsx';
import { styled } from '../styled.ts';
import { screenOnly } from '../theme/print.ts';
import { media } from '../theme/tokens.ts';
import type { TableColumn, TableSort } from './column.ts';

const OnCards = styled.div`
  ${screenOnly}
  ${media.lg} {
    display: none;
  }
`;

/** Props of SortSelect. */
export type SortSelectProps<Row> = {
  label: string;
  columns: readonly TableColumn<Row>[];
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  /** «Name, A–Z» */
  describe: (head: string, descending: boolean) => string;
};

/** Sorting for cards, which have no heads; nothing where there is room for columns. */
export function SortSelect<Row>({ label, columns, sort, onSort, describe }: SortSelectProps<Row>) {
  const choices = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, head }) =>
      [false, true].map((descending) => ({
        value: keyOf({ column: id, descending }),
        label: describe(head, descending),
        sort: { column: id, descending },
      })),
    );
  const choose = (value: string) => {
    const choice = choices.find((one) => one.value === value);
    if (choice) onSort(choice.sort);
  };
  return (
    <OnCards>
      <Select label={label} options={choices} value={keyOf(sort)} onChange={choose} />
    </OnCards>
  );
}

function keyOf({ column, descending }: TableSort): string {
  return descending ? `-${column}` : column;
}
