import { Link } from '@learn/platform/router';
import { color, coveringLink, Icon, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 20px;
  gap: ${space[4]} ${space[16]};
  align-items: center;
  padding: ${space[16]};
  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Figure = styled.span`
  font-size: 2.25rem;
  font-weight: 700;
  line-height: 1;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

const Title = styled(Link)`
  ${coveringLink('-3px')}
  font-weight: 600;
`;

interface WorkRowProps {
  readonly figure: number;
  readonly to: string | undefined;
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
}

/** A figure, what it counts, and the way there; stands in a list. */
export function WorkRow({ figure, to, title, hint, children }: WorkRowProps) {
  return (
    <Row>
      <Figure>{figure}</Figure>
      <div>
        <Title to={to}>{title}</Title>
        <Text $tone="hint" $size={14}>
          {hint}
        </Text>
        {children}
      </div>
      <Icon name="right" color={color.ink500} />
    </Row>
  );
}
