import { formatGrade, gradeColour } from '@learn/domain';
import type { ReactNode } from 'react';
import { Meta } from '../text/Text.tsx';
import { color } from '../theme/tokens.ts';

/** Props of GradeText. */
export type GradeTextProps = {
  /** 1 to 6; undefined and null: there is none yet, which is not red. */
  grade: number | null | undefined;
  /** 2 for an average; 1 by default, for an official grade. */
  decimals?: 1 | 2;
  /** Word after a grade below 4, «ungenügend»; without it other words say so. */
  insufficient?: string;
  /** Words that have the grade in them, «Note 3.5»; the figure alone by default. */
  children?: ReactNode;
};

/** A grade in bold, red below 4 (specification §9). */
export function GradeText({ grade, decimals = 1, insufficient, children }: GradeTextProps) {
  const isRed = gradeColour(grade) === 'red';
  return (
    <>
      <b style={isRed ? { color: color.failed } : undefined}>
        {children ?? (grade == null ? '–' : formatGrade(grade, decimals))}
      </b>
      {isRed && insufficient !== undefined && <Meta as="span"> {insufficient}</Meta>}
    </>
  );
}
