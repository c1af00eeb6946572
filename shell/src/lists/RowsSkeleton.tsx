import { color, Skeleton, SkeletonText, space, VisuallyHidden } from '@learn/ui';
import { css, styled } from '@learn/ui/styled';

const two = css`
  align-items: center;
  min-height: 72px;
  border-top: 1px solid ${color.line};
`;

const three = css`
  min-height: 93px;
  border-bottom: 1px solid ${color.line};
`;

const Row = styled.div<{ $lines: 2 | 3 }>`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
  ${({ $lines }) => ($lines === 2 ? two : three)}
`;

interface RowsSkeletonProps {
  readonly label: string;
  readonly rows: number;
  readonly lines: 2 | 3;
}

/** The shape of a list of people with lines of text while it loads. */
export function RowsSkeleton({ label, rows, lines }: RowsSkeletonProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
        <Row key={key} $lines={lines}>
          <Skeleton $shape="circle" />
          <SkeletonText lines={lines} />
        </Row>
      ))}
    </div>
  );
}
