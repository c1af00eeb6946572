import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** One task of one package, as turborepo ran it or took it from its cache. */
export interface Task {
  /** `mfe-competence#unit` */
  readonly name: string;
  /** `unit` */
  readonly task: string;
  /** absolute folder of the package */
  readonly folder: string;
  readonly seconds: number;
  readonly isCached: boolean;
  readonly failed: boolean;
  /** absolute, of what it has written; none of a task whose results turborepo does not keep */
  readonly logFile: string | undefined;
}

interface RunSummary {
  readonly tasks: readonly {
    readonly taskId: string;
    readonly task: string;
    readonly directory: string;
    readonly command: string;
    readonly cache: { readonly status: 'HIT' | 'MISS' };
    readonly logFile?: string;
    readonly execution?: {
      readonly startTime: number;
      readonly endTime: number;
      readonly exitCode?: number | null;
    };
  }[];
}

/**
 * Runs tasks in all packages that have them, those that others need first. One that fails does not stop those that do not need it.
 * @param root of the repository
 * @param options for turborepo: tasks, and which packages
 * @returns the tasks with a command that were reached, by begin, and whether all of them succeeded
 */
export function runTasks(
  root: string,
  options: readonly string[],
): { readonly tasks: readonly Task[]; readonly succeeded: boolean } {
  const summaries = path.join(root, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  const { status } = spawnSync(
    'turbo',
    ['run', ...options, '--continue=dependencies-successful', '--summarize', '--output-logs=new-only'],
    { cwd: root, stdio: 'inherit' },
  );
  const tasks = globSync('*.json', { cwd: summaries })
    .flatMap((file) => (JSON.parse(readFileSync(path.join(summaries, file), 'utf8')) as RunSummary).tasks)
    .filter(({ command, execution }) => command !== '<NONEXISTENT>' && execution !== undefined)
    .toSorted((one, other) => (one.execution?.startTime ?? 0) - (other.execution?.startTime ?? 0))
    .map(({ taskId, task, directory, cache, execution, logFile }) => ({
      name: taskId,
      task,
      folder: path.join(root, directory),
      seconds: ((execution?.endTime ?? 0) - (execution?.startTime ?? 0)) / 1000,
      isCached: cache.status === 'HIT',
      failed: (execution?.exitCode ?? 0) !== 0,
      logFile: logFile === undefined ? undefined : path.join(root, logFile),
    }));
  return { tasks, succeeded: status === 0 };
}
