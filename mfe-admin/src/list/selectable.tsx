import { space, VisuallyHidden } from '@learn/ui';
import { Checkbox } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import type { TableColumn } from '@learn/ui/table';
import type { Selected, Selection } from './useSelection.ts';

const Line = styled.span`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
`;

/** Above the link that covers its row; as high as its target, where nothing is said below the box. */
const Box = styled.span`
  position: relative;
  z-index: 1;
  padding-bottom: ${space[8]};
`;

interface Selecting<Row extends Selected> {
  readonly selection: Selection<Row>;
  /** of the box, for screen readers */
  readonly labelOf: (row: Row) => string;
  readonly maySelect: (row: Row) => boolean;
}

/** Columns with a box to choose the row, in front of what names it. */
export function selectable<Row extends Selected>(
  [first, ...others]: readonly TableColumn<Row>[],
  { selection, labelOf, maySelect }: Selecting<Row>,
): readonly TableColumn<Row>[] {
  if (first === undefined) return others;
  return [
    {
      ...first,
      cell: (row, parts) => (
        <Line>
          <Box>
            <Checkbox
              label={<VisuallyHidden>{labelOf(row)}</VisuallyHidden>}
              checked={selection.has(row)}
              disabled={!maySelect(row)}
              tabIndex={parts.tabIndex}
              onChange={() => selection.toggle(row)}
            />
          </Box>
          {first.cell(row, parts)}
        </Line>
      ),
    },
    ...others,
  ];
}
