import { Link } from '@learn/platform/router';
import { color, coveringLink, Icon, Meta, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';

/** The rows of a widget, apart by thin lines. */
export const WidgetRows = styled.ul`
  border-block: 1px solid ${color.line};
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 20px;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  min-height: 64px;
  padding-block: ${space[8]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  & > svg {
    grid-row: 1;
    grid-column: 3;
  }
  & > :nth-child(3) {
    grid-column: 2;
    justify-self: start;
  }
  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr) auto 20px;
    & > svg {
      grid-column: 4;
    }
    & > :nth-child(3) {
      grid-column: 3;
    }
  }
`;

const Title = styled(Link)`
  ${coveringLink('-3px')}
  font-weight: 600;
`;

interface WidgetRowProps {
  /** picture or figure in front */
  readonly lead: ReactNode;
  /** undefined where no live remote answers it */
  readonly to: string | undefined;
  readonly title: string;
  readonly meta?: ReactNode;
  /** how it stands; on a phone below the words */
  readonly state: ReactNode;
}

/** A row of a widget, which leads as a whole to what it names. */
export function WidgetRow({ lead, to, title, meta, state }: WidgetRowProps) {
  return (
    <Row>
      {lead}
      <div>
        {to === undefined ? <b>{title}</b> : <Title to={to}>{title}</Title>}
        {meta && <Meta>{meta}</Meta>}
      </div>
      <div>{state}</div>
      {to !== undefined && <Icon name="right" color={color.ink500} />}
    </Row>
  );
}
