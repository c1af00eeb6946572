import { endpoints } from '@learn/contracts';
import { onboardingCourseType } from '@learn/domain';
import { $courseSessions, loadableOf, useLinks, useRest, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import {
  Button,
  Container,
  EmptyState,
  Ground,
  Heading,
  Loaded,
  PageHeader,
  Skeleton,
  space,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { OrderCard } from './OrderCard.tsx';
import { ProductCard } from './ProductCard.tsx';

const Section = styled.section`
  display: grid;
  gap: ${space[16]};
  padding-bottom: ${space[48]};
`;

const Cards = styled.ul`
  display: grid;
  gap: ${space[16]};
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
`;

/** /shop: what can be ordered in the person's families, and their orders with the invoices (domain decisions §17). */
export function ShopPage() {
  const { t } = useTexts('shop');
  const products = loadableOf(useRest(endpoints.products, {}), (all) => all);
  const orders = loadableOf(useRest(endpoints.orders, {}), (all) => all);
  return (
    <Ground>
      <Container>
        <PageHeader title={t('title')} lead={t('lead')} />
        <Section aria-labelledby="products">
          <Heading level={2} id="products">
            {t('products')}
          </Heading>
          <Loaded
            of={products}
            skeleton={<Skeleton $height="180px" />}
            failed={{ title: t('productsFailed') }}
          >
            {(all) =>
              all.length === 0 ? (
                <NothingOpen />
              ) : (
                <Cards>
                  {all.map((product) => (
                    <ProductCard key={product.id} product={product} />
                  ))}
                </Cards>
              )
            }
          </Loaded>
        </Section>
        <Section aria-labelledby="orders">
          <Heading level={2} id="orders">
            {t('orders')}
          </Heading>
          <Loaded of={orders} skeleton={<Skeleton $height="180px" />} failed={{ title: t('ordersFailed') }}>
            {(all) =>
              all.length === 0 ? (
                <EmptyState icon="text" title={t('noOrders')} />
              ) : (
                <Cards>
                  {all.map((order) => (
                    <OrderCard key={order.id} order={order} />
                  ))}
                </Cards>
              )
            }
          </Loaded>
        </Section>
      </Container>
    </Ground>
  );
}

/** Who has no course yet is led to the enrolment that is open to everybody, as on home. */
function NothingOpen() {
  const { t, language } = useTexts('shop');
  const enrolment = useLinks().accountConfirm({ courseType: onboardingCourseType('vv', language) });
  const hasCourse = useStore($courseSessions).length > 0;
  if (hasCourse || enrolment === undefined)
    return <EmptyState icon="cart" title={t('noProducts')} description={t('noProductsHint')} />;
  return (
    <EmptyState
      icon="cart"
      title={t('noCourse')}
      description={t('noCourseHint')}
      action={
        <Button as={Link} to={enrolment} iconEnd="right">
          {t('enrol')}
        </Button>
      }
    />
  );
}
