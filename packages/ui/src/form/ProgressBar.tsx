import type { ReactNode } from 'react';
import { styled } from '../styled.ts';
import { color, fontSize, motion, radius, space } from '../theme/tokens.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  font-size: ${fontSize[14]};
`;

const Bar = styled.progress`
  appearance: none;
  width: 100%;
  height: 8px;
  border: 0;
  border-radius: ${radius.full};
  overflow: hidden;
  background: ${color.surface2};
  print-color-adjust: exact;
  &::-webkit-progress-bar {
    background: ${color.surface2};
  }
  &::-webkit-progress-value {
    background: ${color.progress};
    transition: width ${motion};
  }
  &::-moz-progress-bar {
    background: ${color.progress};
  }
  &[value='1']::-webkit-progress-value {
    background: ${color.finished};
  }
  &[value='1']::-moz-progress-bar {
    background: ${color.finished};
  }
`;

/** Props of ProgressBar. */
export type ProgressBarProps = {
  /** 0 to 1. */
  share: number;
  /** What is under way or done of it, «Foto wird hochgeladen, 40 %»; the name of the bar too. */
  label: string;
  /** Quiet button at the end, to give it up. */
  action?: ReactNode;
};

/** How far something is, an upload or the assignments of a certificate; green once all of it is done. */
export function ProgressBar({ share, label, action }: ProgressBarProps) {
  return (
    <Root>
      <span aria-hidden>{label}</span>
      <Bar max={1} value={share} aria-label={label} />
      {action}
    </Root>
  );
}
