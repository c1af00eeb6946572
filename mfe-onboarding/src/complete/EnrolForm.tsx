import { rest } from '@learn/platform';
import { useDraft } from '@learn/platform/form';
import { Card, Meta, Text } from '@learn/ui';
import { RadioGroup } from '@learn/ui/content';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import type { Product } from '../frame/progressOf.ts';
import { StepForm } from '../frame/StepForm.tsx';
import { sessionPeriod } from '../frame/sessionPeriod.ts';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { useStepForm } from '../frame/useStepForm.ts';
import { useTexts } from '../texts.ts';
import { enrolmentOf } from './enrolmentOf.ts';

interface EnrolFormProps {
  readonly onboarding: Onboarding;
  /** at least one */
  readonly products: readonly Product[];
}

/** Takes the place and opens the course. */
export function EnrolForm({ onboarding, products }: EnrolFormProps) {
  const { t, language } = useTexts('complete');
  const { draft, keep, discard } = useDraft<string>(`onboarding/${onboarding.courseType}`, isText);
  const [only] = products.length === 1 ? products : [];
  const product = products.find(({ id }) => id === draft) ?? only;
  const form = useStepForm({
    values: { product: product?.id },
    check: ({ product: id }) => ({ product: id === undefined ? 'required' : undefined }),
    async save({ product: id = '' }) {
      const endpoint = enrolmentOf(onboarding.courseType);
      if (endpoint === undefined) throw new Error('No API endpoint configured for course type');
      const { redirect, course_session_id: sessionId } = await rest.send(endpoint, { body: { product: id } });
      discard();
      const learn = `${redirect}?${new URLSearchParams({ courseSessionId: sessionId })}`;
      // a whole load: the person has another role from now on, and the server writes it into the page
      window.location.assign(onboarding.next === '/' ? learn : onboarding.next);
    },
  });
  return (
    <OnboardingFrame onboarding={onboarding} title={t('title')} lead={t('lead')}>
      <StepForm form={form} submit={t('submit')}>
        {only === undefined ? (
          <RadioGroup
            label={t('session')}
            options={products.map((one) => ({
              value: one.id,
              label: one.title,
              hint: sessionPeriod(one, language),
            }))}
            value={product?.id}
            onChange={keep}
            error={form.errors.product === undefined ? form.refusedOf('product') : t('missing')}
            required
          />
        ) : (
          <Card>
            <Text $weight="strong">{only.title}</Text>
            <Meta>{sessionPeriod(only, language)}</Meta>
          </Card>
        )}
        <Text $size={14} $tone="secondary">
          {t('association')}
        </Text>
      </StepForm>
    </OnboardingFrame>
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
