import { color, Icon, type IconName, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';

/** What is known of something, a line each; nothing where there are none. */
export const Facts = styled.dl`
  display: grid;
  max-width: 680px;
  &:empty {
    display: none;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 ${space[12]};
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  & > svg {
    grid-row: 1 / span 2;
    margin-top: 2px;
  }
  & > dt {
    color: ${color.ink500};
  }
  & > dd {
    grid-column: 2;
    min-width: 0;
  }
  ${media.sm} {
    grid-template-columns: 20px minmax(0, 160px) minmax(0, 1fr);
    & > dd {
      grid-column: 3;
    }
  }
`;

interface FactProps {
  readonly icon: IconName;
  readonly label: string;
  readonly children: ReactNode;
}

/** One line of Facts. */
export function Fact({ icon, label, children }: FactProps) {
  return (
    <Line>
      <Icon name={icon} color={color.ink500} />
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Line>
  );
}
