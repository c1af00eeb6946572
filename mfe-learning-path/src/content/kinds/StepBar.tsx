import { color, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

const Bar = styled.ol`
  display: flex;
  gap: ${space[4]};
  max-width: 680px;
`;

const Step = styled.li<{ $reached: boolean }>`
  flex: 1;
  height: 6px;
  border-radius: 3px;
  background: ${({ $reached }) => ($reached ? color.progress : color.surface2)};
`;

interface StepBarProps {
  readonly count: number;
  /** from 0 */
  readonly position: number;
}

/** Progress through a few steps; the words stand beside it. */
export function StepBar({ count, position }: StepBarProps) {
  return (
    <Bar aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <Step key={index} $reached={index <= position} />
      ))}
    </Bar>
  );
}
