import type { UserProfile } from '@learn/contracts';
import { Link } from '@learn/platform/router';
import { EmptyState, TextLink } from '@learn/ui';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import type { Product } from '../frame/progressOf.ts';
import { StepPage } from '../frame/StepPage.tsx';
import { useTexts } from '../texts.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

/** checkout/address: what is ordered, and where the invoice goes (domain decisions §16). */
export function CheckoutPage() {
  const { t } = useTexts('checkout');
  const { t: own } = useTexts();
  return (
    <StepPage step="address">
      {({ onboarding, user, products }) => {
        const open = products.filter((product) => canOrder(product, user));
        return open.length === 0 ? (
          <OnboardingFrame onboarding={onboarding} step="address" title={t('title')}>
            <EmptyState
              icon="calendar"
              title={t('none.title')}
              description={t('none.hint')}
              action={
                <TextLink as={Link} to="/">
                  {own('home')}
                </TextLink>
              }
            />
          </OnboardingFrame>
        ) : (
          <CheckoutForm onboarding={onboarding} user={user} products={open} />
        );
      }}
    </StepPage>
  );
}

/** A place that the person does not have, of a course in which their profile can be taken. */
function canOrder({ bought, profile_ids: profiles }: Product, user: UserProfile): boolean {
  return !bought && (profiles.length === 0 || profiles.includes(user.chosen_profile ?? ''));
}
