import { color, fontSize, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

const List = styled.dl`
  display: grid;
  gap: ${space[12]};
  padding-top: ${space[12]};
  & dt {
    color: ${color.ink500};
    font-size: ${fontSize[14]};
  }
  & dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** Names with their values; a dash where there is none. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </List>
  );
}
