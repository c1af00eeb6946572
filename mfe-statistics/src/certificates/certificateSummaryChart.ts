import { formatNumber } from '@learn/domain';
import { color } from '@learn/ui';
import type { CertificateSummaryQuery } from '../__generated__/graphql.ts';
import type { ChartContent } from '../chart/content.ts';
import { withheldText } from '../course/figures.ts';
import type { TranslateText } from '../texts.ts';

type Certificates = CertificateSummaryQuery['competence_certificate_statistics']['competence_certificates'];

interface Translations {
  readonly t: TranslateText<'certificates'>;
  readonly course: TranslateText<'course'>;
}

/** Evaluations that count towards each certificate: passed, not passed and still to come; what is withheld says why. */
export function certificateSummaryChart(
  certificates: Certificates,
  { t, course }: Translations,
): ChartContent {
  const passed = certificates.reduce((sum, { total_passed }) => sum + (total_passed ?? 0), 0);
  const failed = certificates.reduce((sum, { total_failed }) => sum + (total_failed ?? 0), 0);
  return {
    kind: 'stacked',
    title: t('chart'),
    unit: t('unit'),
    sentence: t('sentence', { passed: formatNumber(passed), count: passed + failed }),
    rowHead: t('certificate'),
    series: [
      { id: 'passed', label: t('passed'), colour: color.finished },
      { id: 'failed', label: t('failedResult'), colour: color.failed },
      { id: 'open', label: t('open'), colour: color.none },
    ],
    rows: certificates.map((certificate) => ({
      id: certificate.certificate_id,
      label: certificate.title,
      values: [certificate.total_passed, certificate.total_failed, certificate.total_unranked],
      ...(certificate.withheld !== null && { withheld: withheldText(certificate.withheld, course) }),
    })),
    format: formatNumber,
  };
}
