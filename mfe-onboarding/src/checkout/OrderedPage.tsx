import { type CourseSession, endpoints, type UserProfile } from '@learn/contracts';
import { $courseSessions, loadableOf, useRest, useStore } from '@learn/platform';
import { Navigate, useSearchParams } from '@learn/platform/router';
import { Loaded, PageBox, SkeletonText } from '@learn/ui';
import { ToCourse } from '../complete/ToCourse.tsx';
import { FrameHeader } from '../frame/FrameHeader.tsx';
import { Guarded } from '../frame/Guarded.tsx';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { OrderFacts } from '../order/OrderFacts.tsx';
import type { Order } from '../order/order.ts';
import { useTexts } from '../texts.ts';

/** checkout/complete: the order stands, its invoice can be had, and the course is open. */
export function OrderedPage() {
  return <Guarded>{(onboarding, user) => <Orders onboarding={onboarding} user={user} />}</Guarded>;
}

function Orders({ onboarding, user }: { onboarding: Onboarding; user: UserProfile }) {
  const { t } = useTexts('checkout');
  const [query] = useSearchParams();
  const sessions = useStore($courseSessions);
  const orders = loadableOf(useRest(endpoints.orders, {}), (all) => all);
  if (orders.state !== 'ready') {
    return (
      <>
        <FrameHeader onboarding={onboarding} />
        <Loaded
          of={orders}
          level={1}
          skeleton={
            <PageBox aria-busy>
              <SkeletonText lines={4} />
            </PageBox>
          }
          failed={{ title: t('ordered.failed') }}
        />
      </>
    );
  }
  const wanted = query.get('order');
  const order =
    orders.data.find(({ id }) => id === wanted) ??
    orders.data.find((one) => one.state !== 'cancelled' && isOfFamily(one, onboarding, sessions));
  return order === undefined ? (
    <WithoutOrder onboarding={onboarding} sessions={sessions} />
  ) : (
    <Ordered onboarding={onboarding} user={user} order={order} />
  );
}

function Ordered({ onboarding, user, order }: { onboarding: Onboarding; user: UserProfile; order: Order }) {
  const { t } = useTexts('checkout');
  const isOpen = order.state === 'confirmed';
  return (
    <OnboardingFrame
      onboarding={onboarding}
      title={t('ordered.title')}
      lead={user.email === '' ? t('ordered.lead') : t('ordered.leadMail', { email: user.email })}
    >
      {isOpen && (
        <ToCourse
          onboarding={onboarding}
          course={{ slug: order.course_slug, sessionId: order.course_session_id, title: order.product_title }}
        />
      )}
      <OrderFacts order={order} />
    </OnboardingFrame>
  );
}

/** A participant who was enrolled without an order has the course; nobody else is done. */
function WithoutOrder({
  onboarding,
  sessions,
}: {
  onboarding: Onboarding;
  sessions: readonly CourseSession[];
}) {
  const { t } = useTexts('checkout');
  const session = sessions.find(({ course }) => course.course_type === onboarding.courseType);
  if (session === undefined) return <Navigate to={onboarding.to('resume')} replace />;
  return (
    <OnboardingFrame onboarding={onboarding} title={t('ordered.enrolled')}>
      <ToCourse
        onboarding={onboarding}
        course={{ slug: session.course.slug, sessionId: session.id, title: session.title }}
      />
    </OnboardingFrame>
  );
}

/** An order that waits has no session yet, so only those of other families are known to be of none. */
function isOfFamily(
  { course_session_id: id }: Order,
  { courseType }: Onboarding,
  sessions: readonly CourseSession[],
): boolean {
  const session = sessions.find((one) => one.id === id);
  return session === undefined || session.course.course_type === courseType;
}
