import type { endpoints, RowOf } from '@learn/contracts';
import { entersByOnboarding, formatPrice, onboardingCourseType } from '@learn/domain';
import { $courseSessions, useLinks, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, Heading, Inline, Meta, Panel, StatusPill, space, Text, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { sessionPeriod } from '../frame/sessionPeriod.ts';
import { useTexts } from '../texts.ts';

type Product = RowOf<typeof endpoints.products>;

const Card = styled(Panel)`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space[16]};
  height: 100%;
`;

/** A place that can be had, or that the person has. The order itself is the onboarding of its family. */
export function ProductCard({ product }: { product: Product }) {
  const { t, language } = useTexts('shop');
  const { title, description, price, course_type, bought } = product;
  return (
    <li>
      <Card $accent={course_type}>
        <div>
          <Heading level={3}>{title}</Heading>
          <Meta>{sessionPeriod(product, language)}</Meta>
          <Text $tone="secondary" style={{ marginTop: space[8] }}>
            {description}
          </Text>
        </div>
        <Inline $gap={12} $justify="space-between">
          <Text $weight="strong" $size={18}>
            {entersByOnboarding(course_type) ? t('association') : formatPrice(price)}
          </Text>
          {bought ? <Bought product={product} /> : <ToOrder product={product} />}
        </Inline>
      </Card>
    </li>
  );
}

function Bought({ product }: { product: Product }) {
  const { t } = useTexts('shop');
  const links = useLinks();
  const isOpen = useStore($courseSessions).some(({ id }) => id === product.course_session_id);
  return isOpen ? (
    <TextLink as={Link} to={links.learningPath({ courseSlug: product.course_slug })}>
      {t('toCourse')}
    </TextLink>
  ) : (
    <StatusPill status="waiting" label={t('ordered')} />
  );
}

function ToOrder({ product: { id, course_type, title } }: { product: Product }) {
  const { t, language } = useTexts('shop');
  const links = useLinks();
  const courseType = onboardingCourseType(course_type, language);
  const path = entersByOnboarding(course_type)
    ? links.completeAt({ courseType })
    : links.checkout({ courseType });
  if (path === undefined) return undefined;
  return (
    <Button
      as={Link}
      to={`${path}?${new URLSearchParams({ product: id })}`}
      size="small"
      icon="cart"
      aria-label={t('orderOf', { title })}
    >
      {t('order')}
    </Button>
  );
}
