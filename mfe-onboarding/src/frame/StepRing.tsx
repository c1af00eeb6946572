import { type OnboardingStep, onboardingStepCount, onboardingStepNumber } from '@learn/domain';
import { color, fontSize, Inline, ProgressRing, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import type { Onboarding } from './useOnboarding.ts';

const Words = styled.div`
  min-width: 0;
  line-height: 1.35;
`;

const Count = styled.b`
  font-size: ${fontSize[18]};
  color: ${color.ink900};
`;

/** How far the person is: «Schritt 3 von 5», and what comes after it. */
export function StepRing({ onboarding, step }: { onboarding: Onboarding; step: OnboardingStep }) {
  const { t } = useTexts();
  const { courseType } = onboarding;
  const count = onboardingStepCount(courseType);
  const number = onboardingStepNumber(courseType, step) ?? count;
  const after = steps.find((other) => (onboardingStepNumber(courseType, other) ?? 0) > number);
  const parts = Array.from({ length: count }, (_, index) => ({
    share: 1 / count,
    tone: index + 1 < number ? 'finished' : index + 1 === number ? 'progress' : 'none',
  })) satisfies React.ComponentProps<typeof ProgressRing>['parts'];
  return (
    <Inline $gap={16} $nowrap>
      <ProgressRing parts={parts} size={56} label={t('step.done', { number, count, done: number - 1 })}>
        <Count aria-hidden>{number}</Count>
      </ProgressRing>
      <Words>
        <Text $weight="strong">{t('step.number', { number, count })}</Text>
        <Text $tone="hint" $size={14}>
          {after === undefined ? t('step.last') : t('step.after', { step: t(`step.name.${after}`) })}
        </Text>
      </Words>
    </Inline>
  );
}

/** Those that count; an option belongs to its profile. */
const steps = ['create', 'confirm', 'profile', 'courseProfile', 'address'] as const;
