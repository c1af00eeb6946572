import { color } from '@learn/ui';
import { css, keyframes, styled } from '@learn/ui/styled';

const grow = keyframes`
  0% { scale: 0.9; }
  60% { scale: 1.04; }
`;

const ripple = keyframes`
  from { opacity: 1; scale: 0.95; }
  to { opacity: 0; scale: 1.25; }
`;

/** A second of joy around a ring that has just been closed; nothing moves under reduced motion. */
export const Celebration = styled.div<{ $on: boolean }>`
  position: relative;
  ${({ $on }) =>
    $on &&
    css`
      @media (prefers-reduced-motion: no-preference) {
        animation: ${grow} 1s ease-out;
        &::after {
          content: '';
          position: absolute;
          inset: 0;
          border: 4px solid ${color.finished};
          border-radius: 50%;
          opacity: 0;
          animation: ${ripple} 1s ease-out;
          pointer-events: none;
        }
      }
    `}
`;
