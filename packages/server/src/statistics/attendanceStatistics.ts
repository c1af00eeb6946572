import type { attendanceRecord, attendanceSummary, Wire } from '@learn/contracts/endpoints';
import type { WithheldReason } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import { averagePercent } from './averages.ts';
import { isoMoment, presentOrigin, readRecords } from './records.ts';
import type { Selection } from './selection.ts';
import type { Sums } from './sums.ts';

export type AttendanceRecord = Wire<z.output<typeof attendanceRecord>>;
export type AttendanceSummary = Wire<z.output<typeof attendanceSummary>>;

interface MetricRow {
  readonly attendance_course_id: string;
  readonly due_date: string;
  readonly expected: number;
  readonly present: number;
  readonly recorded: number;
}

/** Records of attendance (specification §3, attendance_day_presences). @param metrics as of `attendanceMetrics` */
export async function readAttendanceRecords(
  db: Database,
  selection: Selection,
  metrics: SQL,
  page: RowPage,
): Promise<AttendanceRecord[]> {
  const rows = await readRecords<MetricRow>(
    db,
    selection,
    {
      metrics,
      joins: sql`join attendance_courses day on day.id = metrics.attendance_course_id`,
      columns: sql`metrics.*, day.circle_key, ${isoMoment(sql`day.starts_at`)} as due_date`,
      order: sql`day.starts_at, day.id`,
    },
    page,
  );
  return rows.map((row) => ({
    ...presentOrigin(row, selection, '/attendance'),
    attendance_course_id: row.attendance_course_id,
    due_date: row.due_date,
    participants_present: row.present,
    participants_total: row.expected,
    participants_recorded: row.recorded,
  }));
}

/** Summary of attendance. */
export function presentAttendanceSums(sums: Sums<'attendance'>): AttendanceSummary {
  const { present, expected } = sums;
  return {
    withheld: null,
    days_completed: sums.days_completed,
    participants_present: present,
    participants_total: expected,
    average_present: averagePercent({ part: present, whole: expected, persons: sums.expected_persons }),
    total_records: sums.attendance_records,
  };
}

/** The summary of attendance that the reader does not see. */
export function withheldAttendanceSums(withheld: WithheldReason): AttendanceSummary {
  return {
    withheld,
    days_completed: null,
    participants_present: null,
    participants_total: null,
    average_present: null,
    total_records: 0,
  };
}
