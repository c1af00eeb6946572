import { formatGrade, formatPoints } from '@learn/domain';
import { useCourseSession, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { color, fontSize, Heading, radius, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../../texts.ts';
import type { AssignmentData, Work } from './useWork.ts';

const Root = styled.section`
  padding: ${space[16]} ${space[24]};
  border-radius: ${radius.card};
  background: ${color.surface1};
`;

const Steps = styled.ol`
  margin-top: ${space[8]};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[4]} ${space[16]};
    padding-block: ${space[8]};
    border-bottom: 1px solid ${color.line};
  }
  & > li > span {
    color: ${color.ink700};
    font-size: ${fontSize[14]};
    line-height: ${space[24]};
  }
  & > li:last-child {
    border-bottom: 0;
  }
`;

interface GradeOriginProps {
  readonly assignment: AssignmentData;
  readonly grade: NonNullable<Work['grade']>;
}

/** How the grade came about: points → deduction → percent → weight → exact → official (domain decisions §8). */
export function GradeOrigin({ assignment, grade }: GradeOriginProps) {
  const { t } = useTexts('assignment');
  const links = useLinks();
  const courseSlug = useCourseSession().course.slug;
  const certificate = assignment.competence_certificate;
  const address = certificate
    ? links.certificate({ courseSlug, certificateSlug: certificate.slug })
    : undefined;
  const [final, max] = [formatPoints(grade.points_final), formatPoints(grade.max_points)];
  const exact = formatGrade(grade.exact, 2);
  const percent = formatPoints(grade.percent);
  const rows: readonly (readonly [string, string])[] = [
    [t('evaluation.how.points'), t('evaluation.points', { points: formatPoints(grade.points), max })],
    [
      t('evaluation.how.deduction'),
      grade.points_deducted > 0
        ? t('evaluation.how.deducted', {
            points: formatPoints(grade.points),
            deduction: formatPoints(grade.points_deducted),
            final,
          })
        : t('evaluation.how.noDeduction'),
    ],
    [t('evaluation.how.percent'), t('evaluation.how.percentOf', { final, max, percent })],
    [
      t('evaluation.how.weight'),
      certificate
        ? t('evaluation.how.weightIn', {
            weight: formatPoints(grade.weight),
            certificate: certificate.title,
          })
        : t('evaluation.how.weightNone'),
    ],
    [t('evaluation.how.exact'), t('evaluation.how.exactOf', { final, max, exact })],
    [t('evaluation.how.official'), t('evaluation.how.officialOf', { grade: formatGrade(grade.official, 1) })],
  ];
  return (
    <Root aria-labelledby="origin-title">
      <Heading level={3} id="origin-title">
        {t('evaluation.howTitle')}
      </Heading>
      <Steps>
        {rows.map(([name, words]) => (
          <li key={name}>
            <span>{name}</span>
            <strong>{words}</strong>
          </li>
        ))}
      </Steps>
      <TextLink as={Link} to={address}>
        {t('evaluation.toCertificate')}
      </TextLink>
    </Root>
  );
}
