import { color, Skeleton, SkeletonText, space, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from './texts.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space[12]};
  align-items: center;
  min-height: 72px;
  padding: ${space[12]} ${space[16]};
  border-top: 1px solid ${color.line};
`;

/** The shape of notifications while they load. */
export function NotificationListSkeleton({ rows }: { readonly rows: number }) {
  const { t } = useTexts();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
        <Row key={key}>
          <Skeleton $shape="circle" />
          <SkeletonText lines={2} />
        </Row>
      ))}
    </div>
  );
}
