import { formatPlanned } from '@learn/domain';
import { AttendanceStatisticsDocument } from '../../__generated__/graphql.ts';
import { useTexts } from '../../texts.ts';
import { attendanceFigure, withheldText } from '../figures.ts';
import { circleNames, originColumns } from '../originColumns.ts';
import { PartPage } from '../PartPage.tsx';
import { usePartView } from '../partView.ts';
import { Records } from '../Records.tsx';
import { usePart } from '../usePart.ts';
import { useAttendanceChart } from './useAttendanceChart.ts';

/** Who was there on the attendance days (specification §2, statistic › attendance). */
export function AttendancePage() {
  const { t, language } = useTexts('part');
  const { t: course } = useTexts('course');
  const filterTexts = useTexts('filters');
  const view = usePartView();
  const loaded = usePart(AttendanceStatisticsDocument, view);
  const chart = useAttendanceChart();
  return (
    <PartPage
      part="attendance"
      of={loaded}
      view={view}
      figure={({ attendance_day_presences }) => attendanceFigure(attendance_day_presences.summary, course)}
      chart={({ course_statistics, compared }, series) =>
        chart(course_statistics.groups, compared?.groups, series)
      }
      records={(statistics) => {
        const circleOf = circleNames(statistics);
        const { records, summary } = statistics.attendance_day_presences;
        return (
          <Records
            label={t('attendance.records')}
            courseId={statistics.course_id}
            rows={records}
            total={summary.total_records}
            withheld={withheldText(summary.withheld, course)}
            view={view}
            columns={[
              {
                id: 'day',
                head: t('attendance.day'),
                track: 'minmax(0, 1.6fr)',
                cell: ({ due_date }, { link }) => link(formatPlanned(due_date, language)),
              },
              {
                id: 'circle',
                head: filterTexts.t('circle'),
                track: 'minmax(0, 1.2fr)',
                cell: ({ circle_id }) => circleOf(circle_id),
              },
              ...originColumns<(typeof records)[number]>(filterTexts),
              {
                id: 'present',
                head: t('attendance.present'),
                track: '140px',
                cell: ({
                  participants_recorded,
                  participants_present: present,
                  participants_total: total,
                }) =>
                  participants_recorded === 0
                    ? t('attendance.notYet')
                    : t('attendance.detail', { present, total }),
              },
            ]}
          />
        );
      }}
    />
  );
}
