import type { CompletionData, TaskData } from './assignmentData.ts';

interface Write<Part> {
  /** by task id; what is not named stays */
  readonly sent: Readonly<Record<string, Part>>;
  /**
   * version of the completion that the writer started from; undefined: not known, and the write counts. One that the
   * completion has not reached is of a work that was reset meanwhile: the writer knows nothing of the newer state.
   */
  readonly startedFrom: number | undefined;
  /** version of the completion after the write */
  readonly next: number;
}

export interface Merged {
  readonly data: CompletionData;
  /** ids of tasks that another person wrote since, and differently */
  readonly conflicts: readonly string[];
  readonly isChanged: boolean;
}

/**
 * Puts what was sent into what is there, task by task: different tasks merge without asking, the same task only for a
 * writer who knows its newest state (domain decisions §7). Repeating a write that has arrived changes nothing.
 */
export function mergeTaskData<Half extends 'user_data' | 'expert_data'>(
  current: CompletionData,
  half: Half,
  { sent, startedFrom, next }: Write<NonNullable<TaskData[Half]>>,
): Merged {
  const versionName = half === 'user_data' ? 'user_version' : 'expert_version';
  const data: Record<string, TaskData> = { ...current };
  const conflicts: string[] = [];
  const seen = startedFrom !== undefined && startedFrom >= next ? 0 : startedFrom;
  let isChanged = false;
  for (const [taskId, part] of Object.entries(sent)) {
    const known = current[taskId];
    if (isContained(part, known?.[half])) continue;
    if (seen !== undefined && (known?.[versionName] ?? 0) > seen) {
      conflicts.push(taskId);
      continue;
    }
    data[taskId] = { ...known, [half]: { ...known?.[half], ...part }, [versionName]: next };
    isChanged = true;
  }
  return { data, conflicts, isChanged };
}

/** What was sent is there already. */
function isContained(part: object, known: object | undefined): boolean {
  if (known === undefined) return false;
  const values = new Map<string, unknown>(Object.entries(known));
  return Object.entries(part).every(([name, value]) => values.has(name) && values.get(name) === value);
}
