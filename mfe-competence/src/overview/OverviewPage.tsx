import { useCourseSession, useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Heading, media, Stack, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { AssessmentSummary } from '../assessment/AssessmentSummary.tsx';
import { countAssessments } from '../assessment/assessment.ts';
import { LinkLine } from '../page/LinkLine.tsx';
import { LoadedProfile } from '../page/LoadedProfile.tsx';
import { ProfilePage } from '../page/ProfilePage.tsx';
import { ReadOnlyNotice } from '../page/ReadOnlyNotice.tsx';
import { type OwnProfile, useCompetenceProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { ExamLinks } from '../vv-exams/ExamLinks.tsx';
import { CompetenceRow } from './CompetenceRow.tsx';
import { NextStep } from './NextStep.tsx';

const Top = styled.div`
  display: grid;
  gap: ${space[24]} ${space[48]};
  align-items: center;
  grid-template-columns: minmax(0, 1fr);
  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

/** The competence profile at a glance: how far the self-assessment is, what comes next, the action competences. */
export function OverviewPage() {
  const { t } = useTexts();
  const { t: tProfile } = useTexts('profile');
  const state = useCompetenceProfile();
  return (
    <ProfilePage title={t('title')} lead={tProfile('overview.lead')}>
      <LoadedProfile of={state}>{(own) => <Overview {...own} />}</LoadedProfile>
    </ProfilePage>
  );
}

function Overview({ profile, readOnly }: OwnProfile) {
  const { t } = useTexts();
  const { t: tProfile } = useTexts('profile');
  const { courseSlug = '' } = useParams();
  const links = useLinks();
  const { course } = useCourseSession();
  const competences = links.competences({ courseSlug });
  return (
    <>
      {readOnly && <ReadOnlyNotice />}
      <Top>
        <AssessmentSummary
          counts={countAssessments(profile.criteria)}
          ringSize={136}
          linkTo={(assessment) => competences && `${competences}?status=${assessment}`}
        />
        {!readOnly && <NextStep profile={profile} />}
      </Top>
      <Stack as="section" $gap={8} aria-labelledby="competences">
        <Heading level={2} id="competences">
          {tProfile('overview.competences')}
        </Heading>
        <ul>
          {profile.competences.map((competence) => (
            <CompetenceRow
              key={competence.id}
              competence={competence}
              to={competences && `${competences}?competence=${encodeURIComponent(competence.competence_id)}`}
            />
          ))}
        </ul>
        <LinkLine>
          <TextLink as={Link} to={competences}>
            {tProfile('overview.allCompetences')}
          </TextLink>
          <TextLink as={Link} to={links.selfEvaluationAndFeedback({ courseSlug })}>
            {tProfile('overview.allSelfEvaluations')}
          </TextLink>
          {course.configuration.enable_competence_certificates && (
            <TextLink as={Link} to={links.certificates({ courseSlug })}>
              {t('overview.certificates')}
            </TextLink>
          )}
          <ExamLinks />
        </LinkLine>
      </Stack>
    </>
  );
}
