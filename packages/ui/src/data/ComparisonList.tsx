import type { ReactNode } from 'react';
import { css, styled } from '../styled.ts';
import { visuallyHidden } from '../text/VisuallyHidden.tsx';
import { color, fontSize, media, space } from '../theme/tokens.ts';

const columns = css`
  ${media.md} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr) minmax(0, 5fr);
  }
`;

const Root = styled.div<{ $marked: boolean }>`
  ${({ $marked }) =>
    $marked &&
    css`
      margin-left: -${space[16]};
      padding-left: 13px;
      border-left: 3px solid ${color.waiting};
    `}
`;

const Heads = styled.div`
  display: none;
  gap: ${space[16]};
  padding-bottom: ${space[8]};
  border-bottom: 1px solid ${color.line};
  color: ${color.ink500};
  font-size: ${fontSize[14]};
  ${media.md} {
    display: grid;
  }
  ${columns}
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]} ${space[16]};
  align-items: start;
  padding-block: ${space[16]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  ${columns}
`;

const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[24]};
  ${media.md} {
    display: contents;
  }
`;

const Note = styled.p`
  margin-top: ${space[4]};
  color: ${color.ink500};
  font-size: ${fontSize[14]};
`;

const Side = styled.span`
  display: block;
  margin-bottom: ${space[4]};
  color: ${color.ink500};
  font-size: ${fontSize[14]};
  ${media.md} {
    ${visuallyHidden}
  }
`;

const Below = styled.div`
  grid-column: 1 / -1;
`;

/** One thing that two people look at. */
export type ComparedRow = {
  key: string;
  title: ReactNode;
  /** What is to be known of the first side, below the title. */
  note?: ReactNode;
  first: ReactNode;
  /** Undefined where the list has one side only. */
  second?: ReactNode;
  /** What belongs to the row, over its whole width. */
  below?: ReactNode;
};

/** Props of ComparisonList. */
export type ComparisonListProps = {
  /** Name of the list. */
  label: string;
  /** Words above the columns. */
  heads: { title: string; first: string; second?: string };
  rows: readonly ComparedRow[];
  /** Marks the list by an amber edge, as the one to look at; say why in the heading above it. */
  marked?: boolean;
};

/** How two people see the same things, beside each other; on a phone below each thing, each side with its name. */
export function ComparisonList({ label, heads, rows, marked = false }: ComparisonListProps) {
  return (
    <Root $marked={marked}>
      <Heads aria-hidden>
        <span>{heads.title}</span>
        <span>{heads.first}</span>
        <span>{heads.second}</span>
      </Heads>
      <ul aria-label={label}>
        {rows.map(({ key, title, note, first, second, below }) => (
          <Row key={key}>
            <div>
              <b>{title}</b>
              {note !== undefined && <Note>{note}</Note>}
            </div>
            <Sides>
              <div>
                <Side>{heads.first}</Side>
                {first}
              </div>
              {second !== undefined && (
                <div>
                  <Side>{heads.second}</Side>
                  {second}
                </div>
              )}
            </Sides>
            {below !== undefined && <Below>{below}</Below>}
          </Row>
        ))}
      </ul>
    </Root>
  );
}
