/** What is recorded of a participant on an attendance day; nothing recorded means not yet entered. */
export const attendanceStatuses = ['PRESENT', 'ABSENT', 'EXCUSED', 'LATE', 'DISPENSED'] as const;

export type AttendanceStatus = (typeof attendanceStatuses)[number];
