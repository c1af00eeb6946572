import { formatNumber } from '@learn/domain';
import { Figure, Grid, Stack, Text } from '@learn/ui';
import { Chart } from '../chart/Chart.tsx';
import { useTexts } from '../texts.ts';
import { responsibleAddress } from './addresses.ts';
import { certificatesByProfileChart, certificatesByYearChart } from './certificateCharts.ts';
import { organisationChartExport, organisationExport } from './organisationExport.ts';
import { type Organisation, type OrganisationFigures, organisationSums } from './organisationView.ts';
import { ResponsiblePage } from './ResponsiblePage.tsx';
import { RowsOfFigures } from './RowsOfFigures.tsx';

/** The certificates that people of the own organisation were granted, by profile (specification §2, dashboard/certification-profile). */
export function CertificationProfilePage() {
  return (
    <ResponsiblePage page="certificationProfile">
      {(figures, organisation) => <Certificates figures={figures} organisation={organisation} />}
    </ResponsiblePage>
  );
}

interface CertificatesProps {
  readonly figures: OrganisationFigures;
  readonly organisation: Organisation;
}

function Certificates({ figures, organisation }: CertificatesProps) {
  const { t } = useTexts('responsible');
  const input = {
    figures,
    organisation,
    t,
    addressOf: (code: string) =>
      responsibleAddress('certificationProfile', organisation.course_session_id, {
        year,
        profile: code,
      }),
  };
  const { year, profile } = figures;
  const { certificates: count } = organisationSums(figures);
  return (
    <Stack $gap={24}>
      <Grid $columns={2} $gap={16}>
        <Chart
          level={2}
          content={certificatesByProfileChart(input)}
          exportOf={organisationChartExport('certificates_by_profile', organisation, { year, profile })}
        >
          <Figure value={formatNumber(count)}>{t('certificationProfile.figure', { count })}</Figure>
        </Chart>
        <Chart
          level={2}
          content={certificatesByYearChart(input)}
          exportOf={organisationChartExport('certificates_by_year', organisation, { profile })}
        />
      </Grid>
      <RowsOfFigures
        title={t('certificationProfile.rows')}
        icon="award"
        count={count}
        exportOf={organisationExport('certification_profiles', organisation, figures)}
      >
        <Text $tone="secondary">{t('certificationProfile.rowsHint', { count })}</Text>
      </RowsOfFigures>
    </Stack>
  );
}
