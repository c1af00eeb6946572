import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second on every machine that Node supports. */
const millisPerTick = 10;

/** @returns milliseconds that a process has worked so far; undefined once it is gone, and where nobody tells it: only Linux does */
export function processorMillis(pid: number): number | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // the name in parentheses may contain spaces
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * millisPerTick;
}
