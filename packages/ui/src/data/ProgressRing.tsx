import type { ReactNode } from 'react';
import { styled } from '../styled.ts';
import { color, type Tone } from '../theme/tokens.ts';

const Root = styled.div<{ $size: number }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: none;
    rotate: -90deg;
  }
`;

const stroke: Readonly<Record<Tone, string>> = {
  none: color.surface2,
  progress: color.progress,
  finished: color.finished,
  failed: color.failed,
  waiting: color.waiting,
};

/** Part of a ring; `share` is between 0 and 1. */
export type RingPart = { share: number; tone: Tone };

/** Props of ProgressRing. */
export type ProgressRingProps = {
  /** Share done, 0 to 1; more is drawn as full. Instead of it, `parts` one after the other from the top. */
  share?: number;
  parts?: readonly RingPart[];
  /** Tone of `share`: progress by default, finished from 1 on. */
  tone?: Tone;
  /** What the ring says, for screen readers. */
  label: string;
  /** Diameter in pixels, 88 by default. */
  size?: number;
  /** Width of the line on a diameter of 100, 10 by default. */
  thickness?: number;
  /** Inside the ring, hidden from screen readers. */
  children?: ReactNode;
};

const gap = 1.2;

/** Where each part lies on a ring of length 100: its start and its drawn length, without parts of no length. */
function ringArcs(parts: readonly RingPart[]) {
  const drawn = parts.filter(({ share }) => share > 0);
  let start = 0;
  return drawn.map(({ share, tone }) => {
    const length = Math.min(share * 100, 100 - start);
    const arc = { tone, start, length: drawn.length > 1 ? Math.max(length - gap, 0) : length };
    start += length;
    return arc;
  });
}

/** Ring that fills clockwise from the top. */
export function ProgressRing({
  share = 0,
  parts,
  tone = share >= 1 ? 'finished' : 'progress',
  label,
  size = 88,
  thickness = 10,
  children,
}: ProgressRingProps) {
  const circle = { cx: 50, cy: 50, r: 50 - thickness / 2, pathLength: 100, strokeWidth: thickness };
  return (
    <Root $size={size} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle {...circle} stroke={stroke.none} />
        {ringArcs(parts ?? [{ share, tone }]).map((arc) => (
          <circle
            key={arc.start}
            {...circle}
            stroke={stroke[arc.tone]}
            strokeDasharray={`${arc.length} 100`}
            strokeDashoffset={-arc.start}
          />
        ))}
      </svg>
      {children}
    </Root>
  );
}
