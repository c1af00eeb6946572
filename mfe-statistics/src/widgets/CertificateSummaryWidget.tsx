import type { Slots } from '@learn/contracts';
import { loadableOf, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link } from '@learn/platform/router';
import { Figure, Stack, TextLink } from '@learn/ui';
import { CertificateSummaryDocument } from '../__generated__/graphql.ts';
import { assignmentFigure } from '../course/figures.ts';
import { filterVariables } from '../filters/filters.ts';
import { useTexts } from '../texts.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

/** On the home dashboard of a training responsible: what is passed of all that counts towards competence certificates. */
export function CertificateSummaryWidget({ course, figuresOf }: Slots['home.course']) {
  const { t } = useTexts('certificates');
  const { t: courseText } = useTexts('course');
  const links = useLinks();
  const courseSlug = course.course_slug;
  const filters = figuresOf === undefined ? {} : { session: figuresOf };
  const query = useQuery(CertificateSummaryDocument, {
    course_slug: courseSlug,
    ...filterVariables(filters),
  });
  const page = links.certificateSummary({ courseSlug });
  return (
    <WidgetFrame
      title={t('title')}
      of={loadableOf(query, ({ competence_certificate_statistics }) => competence_certificate_statistics)}
      height={120}
      failed={t('failed')}
      missing={{ icon: 'award', title: t('title') }}
    >
      {({ assignments }) => {
        const { value, sentence } = assignmentFigure(assignments.summary, courseText);
        return (
          <Stack $gap={4}>
            <Figure value={value ?? '–'}>{sentence}</Figure>
            {page !== undefined && (
              <TextLink as={Link} to={page}>
                {t('link')}
              </TextLink>
            )}
          </Stack>
        );
      }}
    </WidgetFrame>
  );
}
