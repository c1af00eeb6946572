import { circleSectors, type Progress, sectorLabelPoint, sectorPath, wedgePath } from '@learn/domain';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { color, media } from '../theme/tokens.ts';

/**
 * Width of the outline on the diagram's square of 100; thinner where many sectors leave little ground inside, thicker where
 * the diagram is so small that it would fade.
 * @param size diameter in pixels
 */
export const outlineWidth = (count: number, size: number) =>
  Math.max(count > 8 ? 0.8 : 1.2, size < 60 ? 90 / size : 0);
/** Below this diameter in pixels the hub is too small for an icon; it then stands beside the name. */
const smallestWithHub = 88;

/** A sector: its progress and, while in progress, the share done between 0 and 1. `label` is a tooltip. */
export type DiagramSector = { progress: Progress; share: number; label?: string };

/** Numbers stand in the outer half, where a wedge arrives last. */
const labelShape = { outer: 50, inner: 26 };

const Root = styled.div<{ $size: number; $phoneSize: number }>`
  position: relative;
  flex: none;
  width: ${({ $phoneSize }) => $phoneSize}px;
  height: ${({ $phoneSize }) => $phoneSize}px;
  ${media.md} {
    width: ${({ $size }) => $size}px;
    height: ${({ $size }) => $size}px;
  }
`;

/** Size of the numbers on the diagram's square, so that they stay legible on a small diagram. */
const numberSize = (size: number) => (size < 160 ? '10.5px' : '8px');

const Drawing = styled.svg<{ $size: number; $phoneSize: number }>`
  display: block;
  width: 100%;
  height: 100%;
  stroke-linejoin: round;
  text {
    stroke-width: 3;
    font-size: ${({ $phoneSize }) => numberSize($phoneSize)};
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
    paint-order: stroke;
    ${media.md} {
      font-size: ${({ $size }) => numberSize($size)};
    }
  }
`;

const Outer = styled.span<{ $kind: 'here' | 'exam' }>`
  position: absolute;
  inset: -8px;
  border: ${({ $kind }) => ($kind === 'here' ? `2px solid ${color.progress}` : `1.5px solid ${color.ink900}`)};
  border-radius: 50%;
`;

const Hub = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 28%;
  height: 28%;
  margin: auto;
  border-radius: 50%;
  background: ${color.surface0};
`;

/** Colours of a progress. */
export const paint: Readonly<Record<Progress, { fill: string; stroke: string; text: string }>> = {
  none: { fill: color.surface2, stroke: color.none, text: color.ink700 },
  in_progress: { fill: color.progressTint, stroke: color.progress, text: color.ink900 },
  finished: { fill: color.finished, stroke: color.finished, text: color.surface0 },
};

type SectorsProps = Pick<CircleDiagramProps, 'sectors' | 'numbered'> & {
  /** width of the outline, also that of the surrounding `svg` */
  outline: number;
};

/** The drawing of a circle on a square of 100: what stands inside the `svg` of every diagram of circles. */
export function Sectors({ sectors, numbered, outline }: SectorsProps) {
  const shape = { outer: 50 - outline / 2, inner: 10 + outline / 2 };
  return circleSectors(sectors.length).map((place, index) => {
    const sector = sectors[index];
    if (sector === undefined) return undefined;
    const { fill, stroke, text } = paint[sector.progress];
    const point = sectorLabelPoint(place, labelShape);
    return (
      <g key={place.startAngle} data-progress={sector.progress}>
        {sector.label !== undefined && <title>{sector.label}</title>}
        <path d={sectorPath(place, shape)} fill={fill} stroke={stroke} />
        {sector.progress === 'in_progress' && sector.share > 0 && (
          <path d={wedgePath(place, sector.share, shape)} fill={stroke} stroke={stroke} />
        )}
        {numbered && (
          <text x={point.x} y={point.y} fill={text} stroke={fill}>
            {index + 1}
          </text>
        )}
      </g>
    );
  });
}

/** Props of CircleDiagram. */
export type CircleDiagramProps = {
  /** Clockwise from the top. */
  sectors: readonly DiagramSector[];
  /** Diameter in pixels, 136 by default. */
  size?: number;
  /** Diameter below 768 px width, the same as `size` by default. */
  phoneSize?: number;
  /** Icon in the middle, drawn from 88 px on. */
  hub?: 'check' | 'lock' | 'award';
  /** Numbers the sectors from 1, as the headings of the page. */
  numbered?: boolean;
  /** Ring around: «here» marks where one is, «exam» an exam circle. It takes 8 px on every side. */
  ring?: 'here' | 'exam';
  /** What the diagram says, for screen readers; without it the diagram is decoration and the words stand beside it. */
  label?: string;
};

/** The emblem of progress: a sector per sequence or circle; outline, wedge or solid, so that it reads without colour too. */
export function CircleDiagram({
  sectors,
  size = 136,
  phoneSize = size,
  hub,
  numbered,
  ring,
  label,
}: CircleDiagramProps) {
  const outline = outlineWidth(sectors.length, Math.min(size, phoneSize));
  return (
    <Root
      $size={size}
      $phoneSize={phoneSize}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {ring && <Outer $kind={ring} />}
      <Drawing
        viewBox="0 0 100 100"
        aria-hidden="true"
        strokeWidth={outline}
        $size={size}
        $phoneSize={phoneSize}
      >
        <Sectors sectors={sectors} numbered={numbered} outline={outline} />
      </Drawing>
      {hub && Math.min(size, phoneSize) >= smallestWithHub && (
        <Hub>
          <Icon
            name={hub}
            size={size < 120 ? 16 : 20}
            stroke={hub === 'check' ? 2.25 : 1.5}
            color={hub === 'check' ? color.finished : color.ink900}
          />
        </Hub>
      )}
    </Root>
  );
}
