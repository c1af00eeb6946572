import { coveringLink } from '../action/coveringLink.ts';
import { css, styled } from '../styled.ts';
import { visuallyHidden } from '../text/VisuallyHidden.tsx';
import { flowOnPaper, screenOnly } from '../theme/print.ts';
import { color, fontSize, media, radius, space } from '../theme/tokens.ts';

// The roles stand in the attributes because elements of a table lose theirs when they are laid out as a grid.

/** Keeps what says how much is shown at the lower edge of the screen, as long as the table is on it. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** `$stale`: what stands there is about to be replaced. */
export const Frame = styled.table.attrs({ role: 'table' })<{ $stale: boolean }>`
  display: block;
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
  ${media.lgOrPaper} {
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface0};
  }
`;

export const Caption = styled.caption`
  display: block;
  overflow: hidden;
  position: absolute;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const columns = css`
  display: grid;
  grid-template-columns: var(--tracks);
  @media print {
    grid-template-columns: var(--paper-tracks);
  }
  align-items: center;
`;

/** px */
export const headHeight = 48;

export const Head = styled.thead.attrs({ role: 'rowgroup' })<{ $top: number }>`
  display: none;
  ${media.lgOrPaper} {
    display: block;
    position: sticky;
    top: ${({ $top }) => $top}px;
    z-index: 2;
    border-bottom: 1px solid ${color.line};
    border-radius: ${radius.card} ${radius.card} 0 0;
    background: ${color.surface0};
  }
  @media print {
    position: static;
  }
`;

export const HeadRow = styled.tr.attrs({ role: 'row' })`
  ${columns}
  min-height: ${headHeight - 1}px;
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  min-width: 0;
  padding: 0 ${space[12]};
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  font-weight: 600;
  text-align: start;
  &:first-child {
    padding-left: ${space[24]};
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  gap: ${space[4]};
  align-items: center;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    color: ${color.ink900};
  }
  & > svg {
    flex: none;
    color: ${color.ink500};
  }
  [aria-sort='ascending'] > & > svg,
  [aria-sort='descending'] > & > svg {
    color: ${color.ink900};
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  display: block;
  position: relative;
  ${flowOnPaper}
`;

/** px */
export const cardGap = 12;

/** `$flows`: rows follow each other, as nothing has been measured yet. */
export const BodyRow = styled.tr.attrs({ role: 'row' })<{ $flows: boolean }>`
  position: ${({ $flows }) => ($flows ? 'relative' : 'absolute')};
  top: 0;
  left: 0;
  width: 100%;
  &:has([data-row-target]):hover {
    background: ${color.surface1};
  }
  &:focus-visible {
    z-index: 1;
    outline: 3px solid ${color.progress};
    outline-offset: -3px;
    border-radius: ${radius.control};
  }
  ${media.belowLgOnScreen} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]} ${space[16]};
    padding: ${space[16]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface0};
    ${({ $flows }) => $flows && `margin-bottom: ${cardGap}px;`}
  }
  ${media.lgOrPaper} {
    ${columns}
    min-height: 57px;
    border-top: 1px solid transparent;
    &:not([data-index='0']) {
      border-top-color: ${color.line};
    }
  }
  ${flowOnPaper}
`;

const cell = css`
  display: block;
  min-width: 0;
  padding: 0;
  font-weight: 400;
  text-align: start;
  overflow-wrap: anywhere;
  ${media.lgOrPaper} {
    padding: ${space[4]} ${space[12]};
  }
  @media print {
    padding-inline: ${space[8]};
    hyphens: auto;
  }
`;

export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  ${cell}
  grid-column: 1 / -1;
  ${media.lgOrPaper} {
    grid-column: auto;
    padding-left: ${space[24]};
  }
`;

export const Cell = styled.td.attrs({ role: 'cell' })<{ $card: 'wide' | 'plain' | 'hidden' | undefined }>`
  ${cell}
  ${media.belowLgOnScreen} {
    ${({ $card }) => $card === 'hidden' && 'display: none;'}
    ${({ $card }) => ($card === 'wide' || $card === 'plain') && 'grid-column: 1 / -1;'}
  }
`;

/** Label of a value on its card. */
export const CardLabel = styled.span<{ $hidden: boolean }>`
  display: block;
  color: ${color.ink500};
  font-size: ${fontSize[14]};
  ${({ $hidden }) => $hidden && visuallyHidden}
  ${media.lgOrPaper} {
    display: none;
  }
`;

/** The link covers its row; what else can be pressed in the row stands above it. */
export const linkStyle = css`
  color: inherit;
  font-weight: 600;
  ${coveringLink('-3px')}
`;

export const Linked = styled.span`
  & > a {
    ${linkStyle}
  }
`;

/** `$hidden`: in the view of the server, which does not know how many rows there is room for. */
export const Shown = styled.p<{ $hidden: boolean }>`
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
  position: sticky;
  bottom: ${space[16]};
  z-index: 2;
  justify-self: end;
  margin: ${space[16]} ${space[16]} 0;
  padding: ${space[4]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surface0};
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  ${screenOnly}
`;

/** How many of all rows are on paper. */
export const OnPaper = styled.p`
  margin: ${space[16]} 0 0;
  color: ${color.ink700};
  font-size: ${fontSize[14]};
`;
