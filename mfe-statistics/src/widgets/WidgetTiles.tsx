import { Link } from '@learn/platform/router';
import { color, Figure, Heading, media, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useId } from 'react';

/** A figure with the page behind it. */
export interface Tile {
  readonly id: string;
  readonly title: string;
  readonly value: string;
  /** what the figure counts */
  readonly text: string;
  /** undefined where no live remote answers it */
  readonly to: string | undefined;
  readonly link: string;
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]} ${space[24]};
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > div + div {
    padding-top: ${space[16]};
    border-top: 1px solid ${color.line};
    ${media.md} {
      padding-top: 0;
      padding-left: ${space[24]};
      border-top: 0;
      border-left: 1px solid ${color.line};
    }
  }
`;

const Root = styled.div`
  min-width: 0;
`;

/** Figures side by side, each with its link. */
export function WidgetTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <Tiles>
      {tiles.map((tile) => (
        <WidgetTile key={tile.id} {...tile} />
      ))}
    </Tiles>
  );
}

function WidgetTile({ title, value, text, to, link }: Tile) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <Heading level={4} size={16} id={id}>
        {title}
      </Heading>
      <Figure value={value}>
        <br />
        {text}
      </Figure>
      {to !== undefined && (
        <TextLink as={Link} to={to}>
          {link}
        </TextLink>
      )}
    </Root>
  );
}
