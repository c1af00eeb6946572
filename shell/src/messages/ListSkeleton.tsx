import { color, Skeleton, SkeletonText, space, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from './texts.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space[12]};
  min-height: 93px;
  padding: ${space[12]} ${space[16]};
  border-bottom: 1px solid ${color.line};
`;

/** The shape of threads while they load. */
export function ListSkeleton() {
  const { t } = useTexts();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => `row-${index}`).map((key) => (
        <Row key={key}>
          <Skeleton $shape="circle" />
          <SkeletonText lines={3} />
        </Row>
      ))}
    </div>
  );
}
