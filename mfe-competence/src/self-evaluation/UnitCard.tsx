import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Card, Heading, Icon, Stack, Text, TextLink, toneColor } from '@learn/ui';
import { IconLine } from '@learn/ui/content';
import type { ReactNode } from 'react';
import { countAssessments } from '../assessment/assessment.ts';
import { assessmentStyle } from '../assessment/assessmentStyle.ts';
import { type Criterion, first, isOpen, type ProfileUnit } from '../profile/readProfile.ts';
import { useTexts } from '../texts.ts';

interface UnitCardProps {
  readonly unit: ProfileUnit;
  readonly readOnly: boolean;
  /** it is another person's, so nothing leads to a self-assessment */
  readonly another: boolean;
  readonly feedback: ReactNode;
}

/** A unit with its criteria, the open ones first, the way to its self-assessment, and how far its feedback is. */
export function UnitCard({ unit, readOnly, another, feedback }: UnitCardProps) {
  const { t } = useTexts();
  const { t: tProfile } = useTexts('profile');
  const { courseSlug = '' } = useParams();
  const { circle, slug, title } = unit.place;
  const { assessed, total, open } = countAssessments(unit.criteria);
  const to = useLinks().selfEvaluation({ courseSlug, circleSlug: circle.slug, learningUnitSlug: slug });
  const action = readOnly ? 'view' : open > 0 ? 'assess' : 'change';
  return (
    <Card>
      <Stack $gap={12}>
        <div>
          <Heading level={3}>{title}</Heading>
          <Text $tone="hint" $size={14}>
            {t('counts.line', { assessed, count: total })}
          </Text>
        </div>
        <Stack as="ul" $gap={8}>
          {first(unit.criteria, isOpen).map((criterion) => (
            <CriterionLine key={criterion.id} criterion={criterion} />
          ))}
        </Stack>
        {circle.lockedBy === undefined && !another && (
          <TextLink
            as={Link}
            to={to}
            aria-label={tProfile('selfEvaluation.actionOf', {
              action: tProfile(`selfEvaluation.${action}`),
              unit: title,
            })}
          >
            {tProfile(`selfEvaluation.${action}`)}
          </TextLink>
        )}
        {feedback}
      </Stack>
    </Card>
  );
}

function CriterionLine({ criterion }: { criterion: Criterion }) {
  const { t } = useTexts();
  const { icon, tone } = assessmentStyle[criterion.assessment];
  return (
    <IconLine>
      <Icon name={icon} color={toneColor[tone]} />
      <div>
        {criterion.title}
        <Text $tone="secondary" $size={14}>
          {t(`status.${criterion.assessment}`)}
        </Text>
      </div>
    </IconLine>
  );
}
