import { formatNumber } from '@learn/domain';
import { color } from '@learn/ui';
import type { AttendanceSumsFragment } from '../../__generated__/graphql.ts';
import { useTexts } from '../../texts.ts';
import { formatPercent } from '../figures.ts';
import { groupRows } from '../groupRows.ts';
import { type PartCharter, summariesOf } from '../partChart.ts';
import { type GroupReader, whyNot } from '../whyNot.ts';

/** The share of participants who were there, by groups. */
export function useAttendanceChart(): PartCharter<'attendance_day_presences', AttendanceSumsFragment> {
  const { t } = useTexts('part');
  const read: GroupReader<AttendanceSumsFragment> = (sums) => {
    if (sums.withheld === null && sums.total_records === 0) return undefined;
    const { average_present: value, days_completed, participants_present, participants_total } = sums;
    const counts = t('attendance.detail', {
      present: formatNumber(participants_present ?? 0),
      total: formatNumber(participants_total ?? 0),
    });
    return {
      value,
      detail: value === null ? undefined : counts,
      withheld: whyNot(sums.withheld, days_completed === 0 && t('attendance.notYet'), t, counts),
    };
  };
  return (groups, compared, series) => ({
    kind: 'bars',
    unit: t('percent'),
    max: 100,
    format: formatPercent,
    series: series ?? [{ id: 'present', label: t('attendance.present'), colour: color.finished }],
    rows: groupRows(
      summariesOf(groups, 'attendance_day_presences'),
      compared && summariesOf(compared, 'attendance_day_presences'),
      read,
    ),
  });
}
