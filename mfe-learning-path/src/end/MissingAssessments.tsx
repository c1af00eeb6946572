import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, NextPanel, Text, TextLink } from '@learn/ui';
import type { CircleData, CircleUnit } from '../circle/circleData.ts';
import { useTexts } from '../texts.ts';
import type { CircleEnd } from './circleEnd.ts';

interface MissingAssessmentsProps {
  readonly courseSlug: string;
  readonly circle: CircleData;
  /** not empty */
  readonly units: readonly CircleUnit[];
  readonly end: CircleEnd;
}

/** What is missing until the circle counts as completed: the units that the person has not judged, the first as the button. */
export function MissingAssessments({ courseSlug, circle, units, end }: MissingAssessmentsProps) {
  const { t } = useTexts('end');
  const links = useLinks();
  const addressOf = ({ slug }: CircleUnit) =>
    links.selfEvaluation({ courseSlug, circleSlug: circle.slug, learningUnitSlug: slug });
  const [first, ...others] = units;
  const address = first && addressOf(first);
  return (
    <>
      <NextPanel
        kicker={t('missing.kicker')}
        title={t('missing.title')}
        meta={first && t('missing.unit', { unit: first.title, count: first.performance_criteria.length })}
        metaIcon="task"
        action={
          address && (
            <Button as={Link} to={address} stretch="phone" iconEnd="right">
              {t('missing.go')}
            </Button>
          )
        }
      />
      {others.length > 0 && (
        <ul>
          {others.map((unit) => (
            <li key={unit.id}>
              <TextLink as={Link} to={addressOf(unit)}>
                {t('missing.unit', { unit: unit.title, count: unit.performance_criteria.length })}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <Text $size={14} $tone="secondary">
        {t('missing.then', { finished: end.finished + 1, count: end.count })}
      </Text>
    </>
  );
}
