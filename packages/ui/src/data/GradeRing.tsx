import { formatGrade, gradeColour } from '@learn/domain';
import { styled } from '../styled.ts';
import { color, fontSize } from '../theme/tokens.ts';
import { ProgressRing } from './ProgressRing.tsx';

const Words = styled.span`
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  line-height: 1.1;
  text-align: center;
  & > strong {
    display: block;
    color: ${color.ink900};
  }
`;

/** Half steps from 1 to 6. */
const halfSteps = 10;

/** Across the ring where grade 4 stands on it, at three fifths from its start. */
const tick = 'M19.6 27.9 9.5 20.6';

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
  return (
    <ProgressRing
      size={size}
      thickness={9}
      label={label}
      parts={Array.from({ length: halfSteps }, (_, index) => ({
        share: 1 / halfSteps,
        tone: index < reached ? tone : 'none',
      }))}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={tick} stroke={color.ink900} strokeWidth={2} />
      </svg>
      <Words aria-hidden="true">
        <strong style={{ fontSize: fontSize[size < 80 ? 16 : size < 104 ? 22 : size < 128 ? 28 : 36] }}>
          {grade === undefined ? '–' : formatGrade(grade, decimals)}
        </strong>
        {caption}
      </Words>
    </ProgressRing>
  );
}
