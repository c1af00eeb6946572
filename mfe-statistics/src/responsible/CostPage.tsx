import { allProfiles, formatChf, formatNumber, sumChf } from '@learn/domain';
import { useNow } from '@learn/platform';
import { Figure, Grid, Stack } from '@learn/ui';
import { Chart } from '../chart/Chart.tsx';
import { useTexts } from '../texts.ts';
import { type CostRow, CostTable } from './CostTable.tsx';
import { costsByMonthChart, costsByProfileChart } from './costCharts.ts';
import { organisationExport } from './organisationExport.ts';
import type { Organisation, OrganisationFigures } from './organisationView.ts';
import { ResponsiblePage } from './ResponsiblePage.tsx';

/** What the courses of a session cost the own organisation in a calendar year (specification §2, dashboard/cost). */
export function CostPage() {
  return (
    <ResponsiblePage page="cost">
      {(figures, organisation) => (
        <Costs
          of="cost"
          figures={figures}
          organisation={organisation}
          rows={figures.costs.map((cost) => ({
            ...cost,
            id: cost.order_id,
            day: cost.confirmed_on,
            what: cost.product_title,
          }))}
        />
      )}
    </ResponsiblePage>
  );
}

/** What exams cost the own organisation in a calendar year (specification §2, dashboard/exam/cost). */
export function ExamCostPage() {
  return (
    <ResponsiblePage page="examCost">
      {(figures, organisation) => (
        <Costs
          of="examCost"
          figures={figures}
          organisation={organisation}
          rows={figures.exams.map((exam) => ({
            ...exam,
            id: exam.course_completion_id,
            day: exam.taken_on,
            what: exam.exam_type_name,
          }))}
        />
      )}
    </ResponsiblePage>
  );
}

const exportKinds = { cost: 'training_responsible_costs', examCost: 'exam_costs' } as const;

interface CostsProps {
  readonly of: keyof typeof exportKinds;
  readonly figures: OrganisationFigures;
  readonly organisation: Organisation;
  readonly rows: readonly CostRow[];
}

/** Costs in francs: their sum by month and by profile, and what they are made of. */
function Costs({ of, figures: { year, profile }, organisation, rows }: CostsProps) {
  const { t, language } = useTexts('responsible');
  const now = useNow();
  const input = { costs: rows, year, organisation, of, now, language, t };
  const people = new Set(rows.map(({ user_id }) => user_id)).size;
  const exportOf =
    profile === allProfiles
      ? organisationExport(exportKinds[of], organisation.course_session_id, year)
      : undefined;
  return (
    <Stack $gap={24}>
      <Grid $columns={2} $gap={16}>
        <Chart level={2} content={costsByMonthChart(input)} exportOf={exportOf}>
          <Figure value={formatChf(sumChf(rows.map(({ price_chf }) => price_chf)))}>
            {t(`${of}.figure`, { count: rows.length, people: formatNumber(people) })}
          </Figure>
        </Chart>
        <Chart level={2} content={costsByProfileChart(input)} />
      </Grid>
      <CostTable title={t(`${of}.rows`)} rows={rows} organisation={organisation} />
    </Stack>
  );
}
