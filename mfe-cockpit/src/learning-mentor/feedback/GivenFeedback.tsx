import { formatDay } from '@learn/domain';
import { Card, color, Disclosure, media, Notice, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { AssessmentTag } from './CriterionCard.tsx';
import { NextTask } from './NextTask.tsx';
import type { UnitFeedback } from './unitFeedback.ts';

const Row = styled.li`
  display: grid;
  gap: ${space[12]} ${space[24]};
  padding: ${space[16]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 220px 220px;
    align-items: center;
    padding-inline: ${space[24]};
  }
`;

interface GivenFeedbackProps {
  readonly feedback: UnitFeedback;
  /** the participant reads it */
  readonly isOwn: boolean;
  /** asks anew; for the participant, once it was given */
  readonly again?: ReactNode;
}

/** Both assessments of each criterion beside each other; the mentor's once they have handed them over. */
export function GivenFeedback({ feedback, isOwn, again }: GivenFeedbackProps) {
  const { t, language } = useTexts('mentor');
  const [asksAnew, setAsksAnew] = useState(false);
  const { criteria, requester, provider, submitted_at } = feedback;
  const agreed = criteria.filter((one) => one.feedback === one.self_assessment).length;
  const names = { name: requester.first_name, mentor: provider.first_name };
  return (
    <Stack $gap={24}>
      {submitted_at === null ? (
        <Notice icon="clock">{t('feedback.notGiven', names)}</Notice>
      ) : (
        <Notice tone="finished" icon="check" role="status">
          {t(isOwn ? 'feedback.givenToYou' : 'feedback.given', {
            ...names,
            day: formatDay(submitted_at, language),
          })}{' '}
          {t('feedback.agreed', { agreed, count: criteria.length })}
        </Notice>
      )}
      <Card as="ul" $flush aria-label={t('feedback.criteria')}>
        {criteria.map((criterion) => (
          <Row key={criterion.id}>
            <b>{criterion.title}</b>
            <Assessed
              label={isOwn ? t('feedback.you') : requester.first_name}
              assessment={criterion.self_assessment}
            />
            {submitted_at !== null && (
              <Assessed
                label={isOwn ? provider.first_name : t('feedback.you')}
                assessment={criterion.feedback}
              />
            )}
          </Row>
        ))}
      </Card>
      {!isOwn && <NextTask />}
      {again !== undefined && submitted_at !== null && (
        <Disclosure level={2} title={t('feedback.askAnew')} open={asksAnew} onOpenChange={setAsksAnew}>
          {asksAnew && again}
        </Disclosure>
      )}
    </Stack>
  );
}

type Status = UnitFeedback['criteria'][number]['feedback'];

function Assessed({ label, assessment }: { label: string; assessment: Status }) {
  return (
    <div>
      <Text $tone="hint" $size={14}>
        {label}
      </Text>
      <AssessmentTag assessment={assessment} />
    </div>
  );
}
