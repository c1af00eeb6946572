import { color, coveringLink, fontSize, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';

/** Below this width, and never on paper, a row is a card: its name, then values with their labels. */
const onCards = '@media screen and (max-width: 767.98px)';

/** Roles are said again, because a table that is laid out as a grid has none any more. */
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: ${space[16]} 0 ${space[16]} ${space[16]};
    border-bottom: 1px solid ${color.line};
    text-align: right;
    vertical-align: top;
    white-space: nowrap;
  }
  & thead th {
    padding-block: ${space[8]};
    color: ${color.ink500};
    font-size: ${fontSize[14]};
    font-weight: 400;
  }
  & tr > :first-child {
    padding-left: 0;
    text-align: left;
    white-space: normal;
  }
  & tbody th,
  & tfoot th {
    font-weight: 600;
    break-inside: avoid;
  }
  & tfoot tr > * {
    border-top: 2px solid ${color.ink900};
    border-bottom: 0;
    font-weight: 600;
  }
  & tr {
    position: relative;
  }
  & th a {
    ${coveringLink()}
  }
  ${onCards} {
    &,
    & tbody,
    & tfoot {
      display: block;
    }
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[12]} ${space[16]};
      padding-block: ${space[16]};
      border-bottom: 1px solid ${color.line};
    }
    & tfoot tr {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      border-top: 2px solid ${color.ink900};
      border-bottom: 0;
    }
    & tr > * {
      padding: 0 !important;
      border: 0 !important;
      text-align: left !important;
    }
    & tr > th,
    & tr > [data-wide] {
      grid-column: 1 / -1;
    }
    & tr > [data-plain] {
      grid-column: span 2;
      align-self: end;
    }
    & tr > td:empty {
      display: none;
    }
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Foot = styled.tfoot.attrs({ role: 'rowgroup' })``;
export const Line = styled.tr.attrs({ role: 'row' })`
  break-inside: avoid;
`;
export const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;

/** The head of the column again, on a card. */
const Label = styled.span.attrs({ 'aria-hidden': true })`
  display: none;
  ${onCards} {
    display: block;
    color: ${color.ink500};
    font-size: ${fontSize[14]};
    font-weight: 400;
  }
`;

/** A cell that carries the head of its column on a card. */
export function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Cell>
      <Label>{label}</Label>
      {children}
    </Cell>
  );
}
