import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { Heading } from '../text/Heading.tsx';
import { color, fontSize, media, radius, space } from '../theme/tokens.ts';

const Root = styled.section<{ $withDiagram: boolean }>`
  display: grid;
  grid-template-columns: ${({ $withDiagram }) => ($withDiagram ? 'auto ' : '')}minmax(0, 1fr);
  gap: 0 ${space[16]};
  align-items: start;
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${color.progressTint};
  ${media.sm} {
    gap: 0 ${space[32]};
    align-items: center;
    padding: ${({ $withDiagram }) => ($withDiagram ? space[32] : space[24])};
  }
`;

const Disc = styled.div`
  padding: 6px;
  border-radius: 50%;
  background: ${color.surface0};
  & > * {
    width: 60px;
    height: 60px;
  }
  ${media.sm} {
    grid-row: 1 / 3;
    padding: ${space[12]};
    & > * {
      width: 136px;
      height: 136px;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  color: ${color.ink700};
  /* long words have their room on the narrowest phones, too */
  overflow-wrap: anywhere;
`;

const Kicker = styled.p`
  font-size: ${fontSize[14]};
`;

const Meta = styled.p`
  display: flex;
  gap: ${space[8]};
  align-items: center;
`;

const Action = styled.div`
  grid-column: 1 / -1;
  margin-top: ${space[16]};
  ${media.sm} {
    grid-column: -2 / -1;
  }
`;

/** Props of NextPanel. */
export type NextPanelProps = {
  /** Where the next thing lies: circle and sequence. */
  kicker?: ReactNode;
  title: ReactNode;
  /** Kind and duration. */
  meta?: ReactNode;
  metaIcon?: IconName;
  /** The page's one dark button; give it `stretch="phone"`. */
  action: ReactNode;
  /** A CircleDiagram, drawn at 136 px (60 on a phone) on a white disc. */
  diagram?: ReactNode;
  /** Rank of the title, 2 by default. */
  level?: 2 | 3;
};

/** The pale blue panel of the next thing to do; there is at most one on a page. */
export function NextPanel({ kicker, title, meta, metaIcon, action, diagram, level = 2 }: NextPanelProps) {
  return (
    <Root $withDiagram={diagram !== undefined}>
      {diagram !== undefined && <Disc>{diagram}</Disc>}
      <Words>
        {kicker !== undefined && <Kicker>{kicker}</Kicker>}
        <Heading level={level} size={diagram === undefined ? 22 : 28}>
          {title}
        </Heading>
        {meta !== undefined && (
          <Meta>
            {metaIcon && <Icon name={metaIcon} />}
            <span>{meta}</span>
          </Meta>
        )}
      </Words>
      <Action>{action}</Action>
    </Root>
  );
}
