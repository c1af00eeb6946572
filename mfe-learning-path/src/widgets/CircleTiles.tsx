import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { CircleDiagram, color, fontSize, Icon, media, space, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { CircleEntry } from '../progress/pathOverview.ts';
import { type TextKey, useTexts } from '../texts.ts';

/** Three in a row of a phone; elsewhere as many as leave the longest word whole. A letter is half as wide as high. */
const Tiles = styled.ul<{ $letters: number }>`
  display: grid;
  font-size: ${fontSize[14]};
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[24]} ${space[8]};
  ${media.sm} {
    grid-template-columns: repeat(auto-fill, minmax(max(112px, ${({ $letters }) => $letters * 0.5}em), 1fr));
  }
`;

const Tile = styled.a<{ $here: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[8]};
  padding-block: ${space[4]};
  font-weight: ${({ $here }) => ($here ? 600 : 400)};
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  overflow-wrap: break-word;
  hyphens: auto;
  &:hover {
    text-decoration: underline;
  }
  & svg {
    display: inline;
    vertical-align: -3px;
  }
  & > span {
    max-width: 100%;
  }
  & svg[viewBox='0 0 100 100'] {
    display: block;
  }
`;

interface CircleTilesProps {
  readonly courseSlug: string;
  readonly circles: readonly CircleEntry[];
}

/** The circles as small rings with their names. */
export function CircleTiles({ courseSlug, circles }: CircleTilesProps) {
  const { t } = useTexts();
  const links = useLinks();
  return (
    <Tiles $letters={longestWord(circles)}>
      {circles.map((entry) => {
        const { circle, here, lock } = entry;
        const address = links.circle({ courseSlug, circleSlug: circle.slug });
        const words = (
          <>
            <CircleDiagram sectors={entry.sectors} size={66} />
            <span>
              {lock.locked ? (
                <Icon name="lock" size={16} color={color.ink700} />
              ) : (
                circle.is_exam_circle && <Icon name="award" size={16} color={color.ink700} />
              )}{' '}
              {circle.title}
              <VisuallyHidden>, {t(statusKey(entry))}</VisuallyHidden>
            </span>
          </>
        );
        return (
          <li key={circle.id}>
            {address ? (
              <Tile as={Link} to={address} $here={here}>
                {words}
              </Tile>
            ) : (
              <Tile as="span" $here={here}>
                {words}
              </Tile>
            )}
          </li>
        );
      })}
    </Tiles>
  );
}

/** Letters of the longest word in the titles. */
function longestWord(circles: readonly CircleEntry[]): number {
  return Math.max(
    0,
    ...circles.flatMap(({ circle }) => circle.title.split(/[\s-]/).map(({ length }) => length)),
  );
}

function statusKey({ lock, progress }: CircleEntry): TextKey {
  if (lock.locked) return 'status.locked';
  if (progress === 'finished') return 'status.finished';
  return progress === 'in_progress' ? 'status.inProgress' : 'status.none';
}
