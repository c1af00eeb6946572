import { color } from '../theme/tokens.ts';

/** The brand's ring: four sectors, two green, one blue, one grey. Decoration; the brand's name stands beside it. `size` in pixels, 28 by default. */
export function Emblem({ size = 28 }: { size?: number }) {
  const circle = { cx: 20, cy: 20, r: 13, fill: 'none', strokeWidth: 14, pathLength: 360 };
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <g transform="rotate(-90 20 20)">
        <circle {...circle} stroke={color.finished} strokeDasharray="0 6 78 12 78 360" />
        <circle {...circle} stroke={color.progress} strokeDasharray="0 186 78 360" />
        <circle {...circle} stroke={color.none} strokeDasharray="0 276 78 360" />
      </g>
    </svg>
  );
}
