import { formatDay, fullName } from '@learn/domain';
import { $language, $pathname, deliver, dropWaiting, useCourseSession } from '@learn/platform';
import { useChoices } from '@learn/platform/form';
import { useMemo, useRef, useState } from 'react';
import { RecordAttendanceDocument, type RecordAttendanceMutation } from '../../__generated__/graphql.ts';
import { useTexts } from '../../texts.ts';
import { type AttendanceDay, type Recorded, recordedIn } from '../attendanceDay.ts';
import { type Choice, type Entry, type EntryProblem, problemOfError, waitingEntryOf } from './entry.ts';

/** What the list shows of a person. */
export interface ShownEntry {
  readonly status: Entry;
  /** waiting: kept on this device until there is network */
  readonly phase: 'saved' | 'saving' | 'waiting' | 'returned';
  readonly problem?: EntryProblem | undefined;
}

/** How many entries are not with the server, by what keeps them from it. */
export interface SheetSaving {
  readonly saving: number;
  readonly waiting: number;
  readonly returned: number;
  /** when the last one arrived */
  readonly savedAt: Date | undefined;
}

export interface RecordedAttendance {
  readonly entryOf: (userId: string) => ShownEntry;
  readonly saving: SheetSaving;
  /** Records people, each with what is chosen, as one step that `undo` takes back. */
  readonly record: (entries: ReadonlyMap<string, Entry>) => void;
  /** Takes back the last step; undefined while there is none. */
  readonly undo: (() => void) | undefined;
  /** Gives up the own choice where another person's stands against it, or where the server refuses it. */
  readonly discard: (userId: string) => void;
  /** Sends a choice again. */
  readonly retry: (userId: string) => void;
}

/**
 * Who was there, saved person by person: each choice is a write of the outbox, so that it waits without network and a
 * conflict over one person holds up no other (domain decisions §7, §9). What is chosen while a call is on its way goes
 * together in the next one.
 * @param reload asks for what others have recorded
 */
export function useRecordAttendance(day: AttendanceDay, reload: () => void): RecordedAttendance {
  const { t } = useTexts('attendance');
  const session = useCourseSession();
  const arrived = (answer: RecordAttendanceMutation) => {
    const list = answer.update_course_session_attendance_course_users.course_session_attendance_course;
    setNewer({ than: day.recorded, recorded: recordedIn(list) });
    setSavedAt(new Date());
  };
  // the answer to a choice stands until the list is here in which it is
  const [newer, setNewer] = useState<{ readonly than: unknown; readonly recorded: Recorded }>();
  const recorded = newer?.than === day.recorded ? newer.recorded : day.recorded;
  const [savedAt, setSavedAt] = useState<Date>();
  const [steps, setSteps] = useState<readonly ReadonlyMap<string, Entry>[]>([]);
  const names = useMemo(
    () =>
      new Map(day.participants.map((person) => [person.userId, fullName(person.firstName, person.lastName)])),
    [day.participants],
  );

  const latest = useRef(arrived);
  latest.current = arrived;
  const prefix = `attendance/${day.id}/`;
  const save = async (userId: string, { status, seen }: Choice) => {
    const delivery = await deliver<RecordAttendanceMutation>({
      key: prefix + userId,
      area,
      title: t('outbox', { name: names.get(userId) ?? '', day: formatDay(day.start, $language.get()) }),
      address: `${$pathname.get()}?courseSessionId=${session.id}&day=${day.id}`,
      request: {
        kind: 'mutation',
        document: RecordAttendanceDocument,
        variables: { id: day.id, attendance_user_list: [{ user_id: userId, status, seen_status: seen }] },
        joined: { list: 'attendance_user_list', id: 'user_id' },
      },
    });
    if (delivery.state === 'sent') latest.current(delivery.answer);
  };
  const {
    unsaved,
    waiting: writes,
    choose,
    discard,
  } = useChoices<Choice, RecordAttendanceMutation>(save, {
    area,
    prefix,
    onArrived: (_write, answer) => arrived(answer),
  });
  const waiting = useMemo(
    () => new Map([...writes].map(([userId, write]) => [userId, waitingEntryOf(write)])),
    [writes],
  );

  const entryOf = (userId: string): ShownEntry => {
    const choice = unsaved.get(userId);
    if (choice?.state === 'saving') return { status: choice.value.status, phase: 'saving' };
    if (choice) {
      return {
        status: choice.value.status,
        phase: 'returned',
        problem: problemOfError(choice.error, userId),
      };
    }
    const write = waiting.get(userId);
    if (write === undefined) return { status: recorded.get(userId) ?? null, phase: 'saved' };
    return {
      status: write.status,
      phase: write.problem ? 'returned' : 'waiting',
      problem: write.problem,
    };
  };

  const seenOf = (userId: string): Entry => {
    const { problem } = entryOf(userId);
    if (problem?.kind === 'conflict') return problem.status;
    const sent = unsaved.get(userId)?.value ?? waiting.get(userId);
    return sent ? sent.seen : (recorded.get(userId) ?? null);
  };

  const put = (entries: ReadonlyMap<string, Entry>) => {
    for (const [userId, status] of entries) void choose(userId, { status, seen: seenOf(userId) });
  };

  const last = steps.at(-1);
  const counted: SheetSaving = {
    ...countPhases(new Set([...unsaved.keys(), ...waiting.keys()]), entryOf),
    savedAt,
  };

  return {
    entryOf,
    saving: counted,
    record(entries) {
      const changed = new Map([...entries].filter(([userId, status]) => entryOf(userId).status !== status));
      if (changed.size === 0) return;
      setSteps([...steps, new Map([...changed.keys()].map((userId) => [userId, entryOf(userId).status]))]);
      put(changed);
    },
    undo:
      last &&
      (() => {
        setSteps(steps.slice(0, -1));
        put(last);
      }),
    discard(userId) {
      discard(userId);
      void dropWaiting(prefix + userId);
      reload();
    },
    retry: (userId) => put(new Map([[userId, entryOf(userId).status]])),
  };
}

function countPhases(userIds: ReadonlySet<string>, entryOf: (userId: string) => ShownEntry) {
  const phases = [...userIds].map((userId) => entryOf(userId).phase);
  const count = (wanted: ShownEntry['phase']) => phases.filter((phase) => phase === wanted).length;
  return { saving: count('saving'), waiting: count('waiting'), returned: count('returned') };
}

const area = 'attendance';
