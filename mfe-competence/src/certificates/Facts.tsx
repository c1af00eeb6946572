import { color, Figure, fontSize, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[48]};
  & dt {
    color: ${color.ink500};
    font-size: ${fontSize[14]};
  }
`;

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly words?: string;
}

/** Figures side by side, each below its name. */
export function Facts({ of }: { readonly of: readonly Fact[] }) {
  return (
    <List>
      {of.map(({ name, value, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Figure value={value} size={22}>
              {words}
            </Figure>
          </dd>
        </div>
      ))}
    </List>
  );
}
