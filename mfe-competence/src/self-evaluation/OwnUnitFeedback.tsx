import { formatDay, fullName } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Stack, StatusPill, TextLink } from '@learn/ui';
import { isOpen, type ProfileUnit } from '../profile/readProfile.ts';
import { useTexts } from '../texts.ts';
import type { FeedbackHead } from '../unit-feedback/unitFeedback.ts';

interface OwnUnitFeedbackProps {
  readonly unit: ProfileUnit;
  /** the latest request */
  readonly head: FeedbackHead | undefined;
}

/** How far the feedback on a unit is, and the way to it; nothing before the first own assessment. */
export function OwnUnitFeedback({ unit, head }: OwnUnitFeedbackProps) {
  const { t } = useTexts('feedback');
  const { t: own } = useTexts('profile');
  const { courseSlug = '' } = useParams();
  const { circle, slug, title } = unit.place;
  const to = useLinks().unitFeedback({ courseSlug, circleSlug: circle.slug, learningUnitSlug: slug });
  if (head === undefined && unit.criteria.every(isOpen)) return undefined;
  const action = t(head ? 'card.see' : 'card.ask');
  return (
    <Stack $gap={4} $align="start">
      {head && <FeedbackState head={head} />}
      <TextLink as={Link} to={to} aria-label={own('selfEvaluation.actionOf', { action, unit: title })}>
        {action}
      </TextLink>
    </Stack>
  );
}

/** Whether a feedback was asked for or given, when, and whose it is. */
export function FeedbackState({ head }: { head: FeedbackHead }) {
  const { t, language } = useTexts('feedback');
  const { provider, requested_at, submitted_at } = head;
  const facts = {
    name: fullName(provider.first_name, provider.last_name),
    day: formatDay(submitted_at ?? requested_at, language, 'short'),
  };
  return submitted_at === null ? (
    <StatusPill status="waiting" label={t('card.asked', facts)} />
  ) : (
    <StatusPill status="finished" label={t('card.given', facts)} />
  );
}
