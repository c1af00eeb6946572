import { formatGrade, gradeColour } from '@learn/domain';
import { styled } from '../styled.ts';
import { color, type FontSize, fontSize } from '../theme/tokens.ts';
import { ProgressRing } from './ProgressRing.tsx';

const Words = styled.span<{ $size: FontSize }>`
  display: grid;
  justify-items: center;
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  line-height: 1.1;
  & > strong {
    color: ${color.ink900};
    font-size: ${({ $size }) => fontSize[$size]};
  }
`;

/** Half steps from 1 to 6. */
const halfSteps = 10;

/** Where grade 4 stands on the ring, as an angle from its start. */
const tick = { x: Math.cos(1.2 * Math.PI), y: Math.sin(1.2 * Math.PI) };

/** Props of GradeRing. */
export type GradeRingProps = {
  /** 1 to 6; undefined while there is none. */
  grade: number | undefined;
  /** 2 for an average; 1 by default, for an official grade. */
  decimals?: 1 | 2;
  /** What the ring says, for screen readers. */
  label: string;
  /** Word below the grade. */
  caption?: string;
  /** Diameter in pixels, 104 by default. */
  size?: number;
};

/** A grade in the middle of its ten half steps, with a tick at 4; red below it (specification §9). */
export function GradeRing({ grade, decimals = 1, label, caption, size = 104 }: GradeRingProps) {
  const reached = grade === undefined ? 0 : Math.floor((grade - 1) * 2);
  const tone = gradeColour(grade) === 'red' ? 'failed' : 'finished';
  const thickness = size < 128 ? 9 : 8;
  const [inner, outer] = [50 - thickness - 3, 50];
  return (
    <ProgressRing
      size={size}
      thickness={thickness}
      label={label}
      parts={Array.from({ length: halfSteps }, (_, index) => ({
        share: 1 / halfSteps,
        tone: index < reached ? tone : 'none',
      }))}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <line
          x1={50 + inner * tick.x}
          y1={50 + inner * tick.y}
          x2={50 + outer * tick.x}
          y2={50 + outer * tick.y}
          stroke={color.ink900}
          strokeWidth={2}
        />
      </svg>
      <Words $size={size < 80 ? 16 : size < 128 ? 28 : 36} aria-hidden="true">
        <strong>{grade === undefined ? '–' : formatGrade(grade, decimals)}</strong>
        {caption}
      </Words>
    </ProgressRing>
  );
}
