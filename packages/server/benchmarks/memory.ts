import { readFile } from 'node:fs/promises';

/** Megabytes: what a process has (VmRSS), or had at most (VmHWM). Only Linux tells it. */
export async function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`${what}:\\s+(\\d+) kB`).exec(status) ?? [];
  return Number(kilobytes) / 1024;
}
