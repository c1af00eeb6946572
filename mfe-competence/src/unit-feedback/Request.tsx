import { Heading, Notice, Stack, Text } from '@learn/ui';
import { countAssessments } from '../assessment/assessment.ts';
import type { ProfileUnit } from '../profile/readProfile.ts';
import { useTexts } from '../texts.ts';
import { AskForFeedback } from './AskForFeedback.tsx';
import type { UnitComparison } from './compareUnit.ts';
import { OpenRequest } from './OpenRequest.tsx';
import { RequestPanel } from './RequestPanel.tsx';
import type { UnitFeedback } from './unitFeedback.ts';

interface RequestProps {
  readonly unit: ProfileUnit;
  readonly feedback: UnitFeedback | undefined;
  readonly comparison: UnitComparison;
}

/** Asking for feedback, anew once there is some, or what was asked and is not answered yet. */
export function Request({ unit, feedback, comparison }: RequestProps) {
  const { t } = useTexts('feedback');
  if (feedback?.submitted_at === null) return <OpenRequest feedback={feedback} />;
  const { differ, agree } = comparison;
  const changed = [...differ, ...agree].filter(({ changedSince }) => changedSince).length;
  const { open } = countAssessments(unit.criteria);
  return (
    <RequestPanel>
      <Stack $gap={16}>
        <div>
          <Heading level={2} size={18}>
            {t(feedback ? 'ask.again' : 'ask.title')}
          </Heading>
          <Text $tone="secondary">{feedback ? t('ask.changed', { count: changed }) : t('ask.lead')}</Text>
        </div>
        {open > 0 && <Notice icon="info">{t('ask.stillOpen', { count: open })}</Notice>}
        <AskForFeedback unitId={unit.place.id} formerId={feedback?.provider.id} />
      </Stack>
    </RequestPanel>
  );
}
