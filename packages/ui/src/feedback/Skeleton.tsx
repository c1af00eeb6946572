import { keyframes, styled } from '../styled.ts';
import { color, radius, space } from '../theme/tokens.ts';

const breathe = keyframes`50% { opacity: 0.5; }`;

/**
 * Grey place of what comes, hidden from screen readers (mark the region around it `aria-busy`). `$shape` is text, block
 * (default) or circle; `$width` and `$height` are CSS lengths.
 */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $shape?: 'text' | 'block' | 'circle';
  $width?: string;
  $height?: string;
}>`
  display: block;
  flex: none;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $shape, $height, $width }) => $height ?? ($shape === 'circle' ? ($width ?? '40px') : '1em')};
  border-radius: ${({ $shape = 'block' }) => ({ text: '4px', block: radius.card, circle: '50%' })[$shape]};
  background: ${color.surface2};
  animation: ${breathe} 1.6s ease-in-out 400ms infinite;
`;

const Lines = styled.span`
  display: grid;
  gap: ${space[8]};
`;

/** Place of a paragraph of `lines` lines (3 by default), the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, index) => `line-${index}`).map((key, index) => (
        <Skeleton key={key} $shape="text" $width={index === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Lines>
  );
}
