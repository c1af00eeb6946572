import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Button, NextPanel, Notice, TextLink } from '@learn/ui';
import { countAssessments } from '../assessment/assessment.ts';
import { type CompetenceProfile, isOpen, nextUnit } from '../profile/readProfile.ts';
import { useTexts } from '../texts.ts';

/** The unit to assess next; once all is assessed, what to look at again. */
export function NextStep({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTexts();
  const { t: tProfile } = useTexts('profile');
  const { courseSlug = '' } = useParams();
  const links = useLinks();
  const next = nextUnit(profile);
  if (next === undefined) {
    if (profile.criteria.some(isOpen)) return <Notice icon="lock">{tProfile('next.locked')}</Notice>;
    const again = links.competences({ courseSlug });
    const { fail } = countAssessments(profile.criteria);
    return (
      <Notice tone="finished" icon="check">
        <p>{tProfile('next.allAssessed')}</p>
        {fail > 0 && again && (
          <TextLink as={Link} to={`${again}?status=fail`}>
            {tProfile('next.lookAgain', { count: fail })}
          </TextLink>
        )}
      </Notice>
    );
  }
  const { circle, title, slug } = next.place;
  const counts = countAssessments(next.criteria);
  const address = { courseSlug, circleSlug: circle.slug, learningUnitSlug: slug };
  return (
    <NextPanel
      kicker={circle.title}
      title={tProfile(counts.assessed > 0 ? 'next.continue' : 'next.start', { unit: title })}
      metaIcon="eye"
      meta={t('counts.line', { assessed: counts.assessed, count: counts.total })}
      action={
        <Button as={Link} to={links.selfEvaluation(address)} iconEnd="right" stretch="phone">
          {tProfile('next.action')}
        </Button>
      }
    />
  );
}
