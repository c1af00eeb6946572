import type { OnboardingStep } from '@learn/domain';
import { changeProfile, useDraft } from '@learn/platform/form';
import { useNavigate } from '@learn/platform/router';
import { Icon, Inline, Text } from '@learn/ui';
import { RadioGroup, type RadioOption } from '@learn/ui/content';
import type { OnboardingPage } from '../addresses.ts';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import { StepForm } from '../frame/StepForm.tsx';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { useStepForm } from '../frame/useStepForm.ts';
import { useTexts } from '../texts.ts';

interface ChoiceFormProps {
  readonly onboarding: Onboarding;
  readonly step: OnboardingStep;
  /** of the profile */
  readonly field: 'chosen_profile' | 'course_option';
  readonly texts: { readonly title: string; readonly lead: string; readonly label: string };
  readonly options: readonly RadioOption<string>[];
  /** what the person has chosen before */
  readonly known: string | null;
  readonly back: OnboardingPage;
  readonly after: OnboardingPage;
}

/** One of several, saved with the step. */
export function ChoiceForm(props: ChoiceFormProps) {
  const { onboarding, step, field, texts, options, known, back, after } = props;
  const { t } = useTexts('choices');
  const { t: own } = useTexts();
  const navigate = useNavigate();
  const { draft, keep, discard } = useDraft<string>(`onboarding/${field}`, isText);
  const offered = (value: string | null | undefined) =>
    options.some((option) => option.value === value) ? (value ?? undefined) : undefined;
  const chosen = offered(draft) ?? offered(known);
  const form = useStepForm({
    values: { [field]: chosen },
    check: (values) => ({ [field]: values[field] === undefined ? 'required' : undefined }),
    async save() {
      await changeProfile({ [field]: chosen });
      discard();
      await navigate(onboarding.to(after));
    },
  });
  return (
    <OnboardingFrame onboarding={onboarding} step={step} title={texts.title} lead={texts.lead}>
      <StepForm form={form} submit={own('next')} back={onboarding.to(back)}>
        <RadioGroup
          label={texts.label}
          options={options}
          value={chosen}
          onChange={keep}
          error={form.errors[field] === undefined ? form.refusedOf(field) : t('missing')}
          required
        />
        <Inline $gap={8} $nowrap $align="start">
          <Icon name="info" />
          <Text $size={14} $tone="secondary">
            {t('later')}
          </Text>
        </Inline>
      </StepForm>
    </OnboardingFrame>
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
