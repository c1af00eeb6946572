import { examPart, formatNumber, formatShortDate, fullName } from '@learn/domain';
import { Figure, Grid, Stack, StatusPill } from '@learn/ui';
import { Table, type TableColumn } from '@learn/ui/table';
import { Chart } from '../chart/Chart.tsx';
import type { ExportOf } from '../chart/Downloads.tsx';
import { useTexts } from '../texts.ts';
import { responsibleAddress } from './addresses.ts';
import { examsByMonthChart, passRateChart } from './examCharts.ts';
import { organisationChartExport, organisationExport } from './organisationExport.ts';
import {
  type Organisation,
  type OrganisationExam,
  type OrganisationFigures,
  profileName,
} from './organisationView.ts';
import { ResponsiblePage } from './ResponsiblePage.tsx';
import { RowsOfFigures } from './RowsOfFigures.tsx';

/** The exams that people of the own organisation took, and how they ended (specification §2, dashboard/exam/taken). */
export function ExamsTakenPage() {
  return (
    <ResponsiblePage page="examsTaken">
      {(figures, organisation) => <Exams figures={figures} organisation={organisation} />}
    </ResponsiblePage>
  );
}

interface ExamsProps {
  readonly figures: OrganisationFigures;
  readonly organisation: Organisation;
}

function Exams({ figures: { exams, year, profile }, organisation }: ExamsProps) {
  const { t, language } = useTexts('responsible');
  const input = {
    exams,
    year,
    organisation,
    language,
    t,
    addressOf: (code: string) =>
      responsibleAddress('examsTaken', organisation.course_session_id, { year: year, profile: code }),
  };
  const { taken, passed, rate } = examPart('all', exams);
  const choice = { year, profile };
  return (
    <Stack $gap={24}>
      <Grid $columns={2} $gap={16}>
        <Chart
          level={2}
          content={examsByMonthChart(input)}
          exportOf={organisationChartExport('exams_by_month', organisation, choice)}
        >
          <Figure value={formatNumber(taken)}>{t('examsTaken.figure', { count: taken })}</Figure>
        </Chart>
        <Chart
          level={2}
          content={passRateChart(input)}
          exportOf={organisationChartExport('pass_rate_by_profile', organisation, choice)}
        >
          <Figure value={rate === undefined ? '–' : `${formatNumber(rate)} %`}>
            {rate === undefined
              ? t('examsTaken.none')
              : t('examsTaken.rateFigure', { passed: formatNumber(passed), taken: formatNumber(taken) })}
          </Figure>
        </Chart>
      </Grid>
      <ExamTable
        exams={exams}
        organisation={organisation}
        exportOf={organisationExport('training_responsible_exam_taken', organisation, choice)}
      />
    </Stack>
  );
}

/** The exams one by one, the latest first. */
function ExamTable({
  exams,
  organisation,
  exportOf,
}: {
  readonly exams: readonly OrganisationExam[];
  readonly organisation: Organisation;
  readonly exportOf: ExportOf;
}) {
  const { t } = useTexts('responsible');
  const columns: TableColumn<OrganisationExam>[] = [
    {
      id: 'person',
      head: t('person'),
      track: 'minmax(0, 2fr)',
      cell: ({ first_name, last_name }) => fullName(first_name, last_name),
    },
    {
      id: 'exam',
      head: t('exam'),
      track: 'minmax(0, 2fr)',
      card: 'wide',
      cell: ({ exam_type_name }) => exam_type_name,
    },
    {
      id: 'profile',
      head: t('profile'),
      track: 'minmax(0, 1.5fr)',
      cell: ({ chosen_profile }) =>
        chosen_profile === null ? t('noProfile') : profileName(organisation, chosen_profile),
    },
    { id: 'day', head: t('date'), track: '120px', cell: ({ taken_on }) => formatShortDate(taken_on) },
    {
      id: 'result',
      head: t('result'),
      track: '190px',
      cell: ({ exam_result }) => (
        <StatusPill
          status={exam_result === 'passed' ? 'finished' : 'failed'}
          label={t(`examsTaken.${exam_result}`)}
        />
      ),
    },
  ];
  return (
    <RowsOfFigures title={t('examsTaken.rows')} icon="award" count={exams.length} exportOf={exportOf}>
      <Table
        label={t('examsTaken.rows')}
        columns={columns}
        count={exams.length}
        rowAt={(index) => exams[index]}
        shown={(range) => t('shown', range)}
        loadingLabel={t('loading')}
      />
    </RowsOfFigures>
  );
}
