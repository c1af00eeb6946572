import { useForm } from '@learn/platform/form';
import { Button, Card, color, FieldError, Inline, media, Notice, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../texts.ts';
import { CriterionCard } from './CriterionCard.tsx';
import { EarlierRounds } from './EarlierRounds.tsx';
import { GivenFeedback } from './GivenFeedback.tsx';
import { Question } from './Question.tsx';
import type { FeedbackAddress, UnitFeedback } from './unitFeedback.ts';
import { useGiveFeedback } from './useGiveFeedback.ts';

/** Stays at the lower edge of a phone. */
const Bar = styled(Card)`
  ${media.belowLg} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin-inline: -${space[16]};
    border-width: 1px 0 0;
    border-radius: 0;
    background: ${color.surface0};
  }
`;

interface GiveFeedbackProps {
  readonly feedback: UnitFeedback;
  readonly address: FeedbackAddress;
}

/** The criteria of the unit, one card each with the self-assessment and the mentor's; then the one action that hands over. */
export function GiveFeedback({ feedback, address }: GiveFeedbackProps) {
  const { t } = useTexts('mentor');
  const { criteria, requester } = feedback;
  const { current, shownOf, choose, commentOf, write, handing, handOver } = useGiveFeedback(
    feedback,
    address,
  );
  const isOpen = (id: string) => shownOf(id).assessment === 'UNKNOWN';
  const open = criteria.filter(({ id }) => isOpen(id));
  const { formProps, errors } = useForm({
    values: criteria,
    check: (): Readonly<Record<string, true>> => Object.fromEntries(open.map(({ id }) => [id, true])),
    submit: () => (handing === 'busy' ? undefined : handOver()),
  });
  const missing = Object.keys(errors).length;
  if (current.submitted_at !== null) return <GivenFeedback feedback={current} />;
  return (
    <Stack as="form" $gap={24} {...formProps} style={{ maxWidth: 800 }}>
      <Text $tone="secondary" $measure>
        {t('feedback.lead', { name: requester.first_name })}
      </Text>
      <Question feedback={feedback} />
      <Stack as="ul">
        {criteria.map((criterion) => (
          <CriterionCard
            key={criterion.id}
            criterion={criterion}
            name={requester.first_name}
            shown={shownOf(criterion.id)}
            missing={errors[criterion.id] !== undefined}
            onChoose={(assessment) => choose(criterion.id, assessment)}
            comment={commentOf(criterion.id)}
            onWrite={(text) => write(criterion.id, text)}
          />
        ))}
      </Stack>
      <EarlierRounds feedback={feedback} />
      <Bar>
        <Stack $gap={12}>
          {missing > 0 && (
            <FieldError id="feedback-missing">{t('feedback.missingCriteria', { count: missing })}</FieldError>
          )}
          {typeof handing === 'object' && (
            <Notice tone="failed" icon="warning" role="alert">
              {handing.explanation || t('feedback.notSent')}
            </Notice>
          )}
          <Inline $gap={16}>
            <Button type="submit" stretch="phone" loading={handing === 'busy'}>
              {t('feedback.send')}
            </Button>
            <Text as="span" $tone="hint" $size={14} role="status">
              {open.length === 0 && t('feedback.sendHint', { name: requester.first_name })}
              {open.length > 0 && missing === 0 && t('feedback.stillOpen', { count: open.length })}
            </Text>
          </Inline>
        </Stack>
      </Bar>
    </Stack>
  );
}
