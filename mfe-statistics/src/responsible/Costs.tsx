import { formatChf, formatNumber, sumChf } from '@learn/domain';
import { Figure, Grid, Stack } from '@learn/ui';
import { Chart } from '../chart/Chart.tsx';
import { useTexts } from '../texts.ts';
import { responsibleAddress } from './addresses.ts';
import { type CostRow, CostTable } from './CostTable.tsx';
import { costsByMonthChart, costsByProfileChart } from './costCharts.ts';
import { organisationChartExport, organisationExport } from './organisationExport.ts';
import type { Organisation, OrganisationFigures } from './organisationView.ts';

const exports = {
  cost: { rows: 'training_responsible_costs', month: 'cost_by_month', profile: 'cost_by_profile' },
  examCost: { rows: 'exam_costs', month: 'exam_cost_by_month', profile: 'exam_cost_by_profile' },
} as const;

interface CostsProps {
  readonly of: keyof typeof exports;
  readonly figures: OrganisationFigures;
  readonly organisation: Organisation;
  readonly rows: readonly CostRow[];
}

/** Costs in francs: their sum by month and by profile, and what they are made of. */
export function Costs({ of, figures: { year, profile }, organisation, rows }: CostsProps) {
  const { t, language } = useTexts('responsible');
  const input = {
    costs: rows,
    year,
    organisation,
    of,
    language,
    t,
    addressOf: (code: string) =>
      responsibleAddress(of, organisation.course_session_id, { year: year, profile: code }),
  };
  const people = new Set(rows.map(({ user_id }) => user_id)).size;
  const choice = { year, profile };
  const chartExport = (by: 'month' | 'profile') =>
    organisationChartExport(exports[of][by], organisation, choice);
  return (
    <Stack $gap={24}>
      <Grid $columns={2} $gap={16}>
        <Chart level={2} content={costsByMonthChart(input)} exportOf={chartExport('month')}>
          <Figure value={formatChf(sumChf(rows.map(({ price_chf }) => price_chf)))}>
            {t(`${of}.figure`, { count: rows.length, people: formatNumber(people) })}
          </Figure>
        </Chart>
        <Chart level={2} content={costsByProfileChart(input)} exportOf={chartExport('profile')} />
      </Grid>
      <CostTable
        title={t(`${of}.rows`)}
        rows={rows}
        organisation={organisation}
        exportOf={organisationExport(exports[of].rows, organisation, choice)}
      />
    </Stack>
  );
}
