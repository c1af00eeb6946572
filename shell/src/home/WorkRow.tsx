import { Link } from '@learn/platform/router';
import { color, coveringLink, fontSize, Icon, Meta, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 20px;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  min-height: 72px;
  padding: ${space[12]} ${space[16]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  & > svg {
    grid-row: 1;
    grid-column: 3;
  }
  ${media.md} {
    grid-template-columns: 40px minmax(0, 1fr) auto 20px;
    & > svg {
      grid-column: 4;
    }
  }
`;

/** Beside the words, on a phone below them. */
const State = styled.span`
  grid-column: 2;
  justify-self: start;
  &:empty {
    display: none;
  }
  ${media.md} {
    grid-column: 3;
  }
`;

const Count = styled.span`
  font-size: ${fontSize[22]};
  font-weight: 700;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const Title = styled(Link)`
  ${coveringLink('-3px')}
  display: inline-block;
  min-height: 24px;
  font-weight: 600;
`;

interface WorkRowProps {
  readonly figure: number;
  readonly to: string;
  readonly title: string;
  readonly meta?: ReactNode;
  /** how urgent it is; on a phone below the words */
  readonly state?: ReactNode;
}

/** How much of something waits, and as a whole the way to where it is done. */
export function WorkRow({ figure, to, title, meta, state }: WorkRowProps) {
  return (
    <Row>
      <Count>{figure}</Count>
      <div>
        <Title to={to}>{title}</Title>
        {meta !== undefined && <Meta>{meta}</Meta>}
      </div>
      <State>{state}</State>
      <Icon name="right" color={color.ink500} />
    </Row>
  );
}
