import type { OnboardingStep } from '@learn/domain';
import { accentColor, Heading, media, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { FrameHeader } from './FrameHeader.tsx';
import { StepRing } from './StepRing.tsx';
import type { Onboarding } from './useOnboarding.ts';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  width: 100%;
  max-width: 624px;
  margin-inline: auto;
  padding: ${space[8]} ${space[16]} ${space[32]};
  ${media.md} {
    gap: ${space[32]};
    padding-block: ${space[24]} ${space[64]};
  }
`;

const Lead = styled.div`
  display: grid;
  gap: ${space[12]};
`;

const Family = styled.p<{ $accent: string }>`
  justify-self: start;
  padding-left: ${space[8]};
  border-left: 4px solid ${({ $accent }) => $accent};
  font-size: 0.875rem;
  font-weight: 600;
`;

interface FrameProps {
  readonly onboarding: Onboarding;
  /** of which the progress is shown; undefined where nothing is to be done */
  readonly step?: OnboardingStep;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of an onboarding: where one is, which course family, one heading, and what there is to do. */
export function OnboardingFrame({ onboarding, step, title, lead, children }: FrameProps) {
  const { t } = useTexts();
  const { courseType } = onboarding;
  return (
    <>
      <FrameHeader onboarding={onboarding} />
      <Column>
        {step !== undefined && <StepRing onboarding={onboarding} step={step} />}
        <Lead>
          <Family $accent={accentColor[courseType]}>{t(`family.${courseType}`)}</Family>
          <Heading level={1}>{title}</Heading>
          {lead !== undefined && (
            <Text $tone="secondary" $measure>
              {lead}
            </Text>
          )}
        </Lead>
        {children}
      </Column>
    </>
  );
}
