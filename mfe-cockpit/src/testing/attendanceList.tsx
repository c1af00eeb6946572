import type { AttendanceStatus } from '@learn/domain';
import { fakeNetwork, json, typed } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { renderCockpit } from './renderCockpit.tsx';
import { ana, bruno, chloe, dayIn, sessionWith } from './session.ts';

type Recorded = Record<string, AttendanceStatus>;

/** An entry as it is sent. */
export interface Sent {
  readonly user_id: string;
  readonly status: AttendanceStatus | null;
  readonly seen_status: AttendanceStatus | null;
}

/**
 * A server that records what is sent, and answers any question with what it has.
 * @param refusal answers what is sent, where it is not recorded
 * @returns the entries that were recorded
 */
export function serverWith(
  recorded: Recorded = {},
  people = [ana, bruno, chloe],
  refusal: (entries: readonly Sent[]) => Response | undefined | Promise<undefined> = () => undefined,
) {
  const sent: Sent[] = [];
  fakeNetwork(async ({ body }) => {
    const { operationName, variables } = body as {
      operationName: string;
      variables: { attendance_user_list: Sent[] };
    };
    if (operationName !== 'RecordAttendance')
      return json({ data: { course_session: sessionWith([dayIn('2026-03-10', recorded)], people) } });
    const refused = await refusal(variables.attendance_user_list);
    if (refused) return refused;
    for (const entry of variables.attendance_user_list) {
      sent.push(entry);
      if (entry.status === null) delete recorded[entry.user_id];
      else recorded[entry.user_id] = entry.status;
    }
    return json({
      data: {
        update_course_session_attendance_course_users: typed('UpdateAttendanceCourseUsersPayload', {
          course_session_attendance_course: dayIn('2026-03-10', recorded),
        }),
      },
    });
  });
  return sent;
}

/** Opens the list of a day. */
export const openList = (
  recorded: Recorded = {},
  people = [ana, bruno, chloe],
  address = '/attendanceCheck',
) => renderCockpit({ address, session: sessionWith([dayIn('2026-03-10', recorded)], people) });

/** The person's row, and a choice in it. */
export const row = (name: string) => screen.findByRole('group', { name });
export const choice = (group: HTMLElement, name: string) => within(group).getByRole('radio', { name });
/** How far the list is. */
export const bar = () => within(screen.getByRole('region', { name: 'Stand der Liste' }));
