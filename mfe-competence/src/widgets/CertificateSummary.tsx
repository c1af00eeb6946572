import type { Slots } from '@learn/contracts';
import { minimumForAverages } from '@learn/domain';
import { loadableOf, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link } from '@learn/platform/router';
import { color, Figure, space, Text, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import {
  CertificateSummaryWidgetDocument,
  type CertificateSummaryWidgetQuery,
} from '../__generated__/graphql.ts';
import { useTexts } from '../texts.ts';
import { HomeWidget } from './HomeWidget.tsx';

type Certificates =
  CertificateSummaryWidgetQuery['competence_certificate_statistics']['competence_certificates'];

const Rows = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[16]};
    justify-content: space-between;
    padding-block: ${space[8]};
    border-top: 1px solid ${color.line};
  }
`;

/** The results of the competence certificates of a course, summed up and one by one. */
export function CertificateSummary({ course }: Slots['home.course']) {
  const { t } = useTexts('certificates');
  const query = useQuery(CertificateSummaryWidgetDocument, { course_id: course.course_id });
  return (
    <HomeWidget
      title={t('title')}
      of={loadableOf(query, (answer) => answer.competence_certificate_statistics.competence_certificates)}
      height={220}
      failed={t('failed')}
    >
      {(certificates) => <Figures certificates={certificates} courseSlug={course.course_slug} />}
    </HomeWidget>
  );
}

interface FiguresProps {
  readonly certificates: Certificates;
  readonly courseSlug: string;
}

function Figures({ certificates, courseSlug }: FiguresProps) {
  const { t } = useTexts('certificates');
  const links = useLinks();
  const withheld = certificates.find((one) => one.withheld)?.withheld;
  if (withheld)
    return (
      <Text $tone="secondary">
        {withheld === 'no_own_circles'
          ? t('summary.noOwnCircles')
          : t('summary.tooFew', { minimum: minimumForAverages })}
      </Text>
    );
  const passed = certificates.reduce((sum, one) => sum + (one.total_passed ?? 0), 0);
  const count = certificates.reduce((sum, one) => sum + evaluatedOf(one), 0);
  if (count === 0) return <Text $tone="secondary">{t('summary.none')}</Text>;
  return (
    <>
      <Figure value={passed}>{t('summary.passed', { count })}</Figure>
      <Rows>
        {certificates.map((one) => (
          <li key={one.key}>
            <span>{one.title}</span>
            <Text as="span" $tone="secondary">
              {t('summary.passedOf', { passed: one.total_passed ?? 0, count: evaluatedOf(one) })}
            </Text>
          </li>
        ))}
      </Rows>
      <TextLink as={Link} to={links.certificateSummary({ courseSlug })}>
        {t('summary.link')}
      </TextLink>
    </>
  );
}

function evaluatedOf({ total_passed, total_failed }: Certificates[number]): number {
  return (total_passed ?? 0) + (total_failed ?? 0);
}
