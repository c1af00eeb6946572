import { keyframes, styled } from '../styled.ts';

const turn = keyframes`to { rotate: 360deg; }`;

const Root = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;

/** Turning ring of `size` pixels (24 by default). With `label` it announces itself; without, words beside it must. */
export function Spinner({ size = 24, label }: { size?: number; label?: string }) {
  return (
    <Root
      $size={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    />
  );
}
