import type { UserProfile } from '@learn/contracts';
import { formatPrice } from '@learn/domain';
import { Text } from '@learn/ui';
import { RadioGroup } from '@learn/ui/content';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import type { Product } from '../frame/progressOf.ts';
import { StepForm } from '../frame/StepForm.tsx';
import { sessionPeriod } from '../frame/sessionPeriod.ts';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { useTexts } from '../texts.ts';
import { AddressFields } from './AddressFields.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { useCheckout } from './useCheckout.ts';

interface CheckoutFormProps {
  readonly onboarding: Onboarding;
  readonly user: UserProfile;
  /** that the person can order; at least one */
  readonly products: readonly Product[];
}

/** Product, address, order by invoice. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { onboarding, products } = props;
  const { t, language } = useTexts('checkout');
  const checkout = useCheckout(props);
  const { form, product, to, errorOf } = checkout;
  return (
    <OnboardingFrame onboarding={onboarding} step="address" title={t('title')} lead={t('lead')}>
      <StepForm form={form} submit={t('submit')} back={onboarding.to('courseOption')}>
        {products.length > 1 && (
          <RadioGroup
            label={t('product')}
            options={products.map((one) => ({
              value: one.id,
              label: one.title,
              hint: `${sessionPeriod(one, language)} · ${formatPrice(one.price)}`,
            }))}
            value={product?.id}
            onChange={checkout.choose}
            error={errorOf('product_id')}
            required
          />
        )}
        {product !== undefined && <OrderSummary product={product} />}
        <RadioGroup
          label={t('to.label')}
          options={[
            { value: 'prv', label: t('to.prv') },
            { value: 'org', label: t('to.org') },
          ]}
          value={to}
          onChange={checkout.sendTo}
          inline
        />
        <AddressFields checkout={checkout} />
        <Text $size={14} $tone="secondary">
          {t('binding')}
        </Text>
      </StepForm>
    </OnboardingFrame>
  );
}
