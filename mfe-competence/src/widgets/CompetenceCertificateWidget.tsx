import type { Slots } from '@learn/contracts';
import { formatGrade } from '@learn/domain';
import { loadableOf, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link } from '@learn/platform/router';
import { GradeRing, Inline, Text, TextLink } from '@learn/ui';
import {
  CompetenceCertificateWidgetDocument,
  type CompetenceCertificateWidgetQuery,
} from '../__generated__/graphql.ts';
import { useTexts } from '../texts.ts';
import { HomeWidget } from './HomeWidget.tsx';

type List = NonNullable<CompetenceCertificateWidgetQuery['competence_certificate_list']>;

/** On the home dashboard of a participant: the average of their certificates, and how much of them is evaluated. */
export function CompetenceCertificateWidget({ course, courseSessionId }: Slots['home.course']) {
  const { t } = useTexts();
  const links = useLinks();
  const { course_slug: courseSlug } = course;
  const query = useQuery(CompetenceCertificateWidgetDocument, { course_slug: courseSlug });
  if (courseSessionId === undefined) return null;
  return (
    <HomeWidget
      title={t('overview.certificates')}
      of={loadableOf(query, (answer) => answer.competence_certificate_list)}
      height={140}
      failed={t('certificates.failed')}
    >
      {(list) => (
        <>
          <Average list={list} />
          <TextLink as={Link} to={links.certificates({ courseSlug })}>
            {t('certificates.link')}
          </TextLink>
        </>
      )}
    </HomeWidget>
  );
}

function Average({ list }: { readonly list: List }) {
  const { t } = useTexts();
  const own = list.competence_certificates.flatMap(({ grades }) => grades.slice(0, 1));
  if (own.length === 0) return <Text $tone="secondary">{t('certificates.empty')}</Text>;
  const average = list.average_grades[0]?.average ?? undefined;
  const words =
    average === undefined
      ? t('certificates.none')
      : t('certificates.average', { average: formatGrade(average, 2) });
  const evaluated = own.reduce((sum, one) => sum + one.evaluated_count, 0);
  const all = own.reduce((sum, one) => sum + one.evaluated_count + one.open_count, 0);
  return (
    <Inline $gap={16} $nowrap>
      <GradeRing size={88} grade={average} decimals={2} label={words} />
      <div>
        <Text $weight="strong">
          {average === undefined
            ? words
            : t('certificates.grades', { count: own.filter(({ grade }) => grade).length })}
        </Text>
        <Text $tone="secondary" $size={14}>
          {t('certificates.evaluated', { evaluated, count: all })}
        </Text>
      </div>
    </Inline>
  );
}
