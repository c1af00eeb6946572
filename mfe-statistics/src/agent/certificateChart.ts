import { formatNumber } from '@learn/domain';
import { color } from '@learn/ui';
import type { AgentCertificateFiguresFragment } from '../__generated__/graphql.ts';
import type { ChartContent } from '../chart/content.ts';
import type { TranslateText } from '../texts.ts';

interface CertificateChartOptions {
  readonly t: TranslateText<'agent'>;
  /** the page of a certificate; undefined where there is none */
  readonly addressOf: (certificateId: string) => string | undefined;
}

/** Points of the own people in percent, by competence certificate (domain decisions §14, average_evaluation_percent). */
export function certificateChart(
  certificates: readonly AgentCertificateFiguresFragment[],
  { t, addressOf }: CertificateChartOptions,
): ChartContent {
  const rated = certificates
    .filter(({ average_evaluation_percent }) => average_evaluation_percent !== null)
    .toSorted(
      (left, right) => (right.average_evaluation_percent ?? 0) - (left.average_evaluation_percent ?? 0),
    );
  const [best] = rated;
  return {
    kind: 'bars',
    title: t('grades.chart'),
    unit: t('grades.unit'),
    sentence:
      best === undefined
        ? t('outcome.none')
        : t('grades.best', {
            certificate: best.title,
            percent: formatNumber(best.average_evaluation_percent ?? 0),
          }),
    rowHead: t('grades.certificate'),
    series: [{ id: 'percent', label: t('grades.unit'), colour: color.progress }],
    rows: certificates.map((certificate) => {
      const { certificate_id, title, total_passed, total_failed, average_evaluation_percent } = certificate;
      const evaluated = (total_passed ?? 0) + (total_failed ?? 0);
      return {
        id: certificate_id,
        label: title,
        values: [average_evaluation_percent],
        ...(average_evaluation_percent === null && { withheld: t('grades.notYet') }),
        ...(evaluated > 0 && {
          detail: t('grades.passedOf', {
            count: evaluated,
            passed: formatNumber(total_passed ?? 0),
          }),
        }),
        href: addressOf(certificate_id),
      };
    }),
    max: 100,
    format: (value) => `${formatNumber(value)} %`,
  };
}
