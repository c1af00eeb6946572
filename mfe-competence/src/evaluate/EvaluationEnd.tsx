import { isMentorFeedbackAvailable } from '@learn/domain';
import { useCourseSession, useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Button, Heading, Stack, Text, TextLink } from '@learn/ui';
import { countAssessments } from '../assessment/assessment.ts';
import { LinkLine } from '../page/LinkLine.tsx';
import { type CompetenceProfile, nextUnit, type ProfileUnit } from '../profile/readProfile.ts';
import { useTexts } from '../texts.ts';

/** What the assessments of the unit come to, and where to go from here. */
export function EvaluationEnd({
  unit,
  profile,
  readOnly,
  allSaved,
}: {
  unit: ProfileUnit;
  profile: CompetenceProfile;
  readOnly: boolean;
  allSaved: boolean;
}) {
  const { t: tProfile } = useTexts('profile');
  const { courseSlug = '', circleSlug = '' } = useParams();
  const links = useLinks();
  const { open, success, fail } = countAssessments(unit.criteria);
  const done = open === 0;
  const circle = links.circle({ courseSlug, circleSlug });
  const next = done && !readOnly ? nextUnit(profile)?.place : undefined;
  const nextAddress =
    next && links.selfEvaluation({ courseSlug, circleSlug: next.circle.slug, learningUnitSlug: next.slug });
  const { configuration } = useCourseSession().course;
  const feedback =
    readOnly || !isMentorFeedbackAvailable(configuration)
      ? undefined
      : links.unitFeedback({ courseSlug, circleSlug, learningUnitSlug: unit.place.slug });
  return (
    <Stack as="section" $gap={12} aria-labelledby={readOnly ? undefined : 'summary'}>
      {!readOnly && (
        <div>
          <Heading level={2} id="summary">
            {done ? tProfile('evaluate.done') : tProfile('evaluate.stillOpen', { count: open })}
          </Heading>
          <Text $tone="secondary">
            {done && tProfile('evaluate.summary', { success, fail })}
            {!done && allSaved && tProfile('evaluate.laterHint')}
          </Text>
        </div>
      )}
      <LinkLine>
        <Button as={Link} to={circle} variant={done ? 'primary' : 'secondary'} stretch="phone">
          {tProfile('evaluate.toCircle')}
        </Button>
        {next && (
          <TextLink as={Link} to={nextAddress}>
            {tProfile('evaluate.next', { unit: next.title })}
          </TextLink>
        )}
        <TextLink as={Link} to={feedback}>
          {tProfile('evaluate.toFeedback')}
        </TextLink>
        <TextLink as={Link} to={links.competence({ courseSlug })}>
          {tProfile('evaluate.toProfile')}
        </TextLink>
      </LinkLine>
    </Stack>
  );
}
