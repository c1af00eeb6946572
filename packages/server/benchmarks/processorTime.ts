import { readdir, readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second on every machine that Node supports. */
const millisPerTick = 10;

/** Milliseconds that a server and the process that renders its pages have worked so far. Only Linux tells it. */
export interface ProcessorTime {
  readonly server: number;
  readonly renderer: number;
}

/** @param pid of the server; its children render */
export async function processorTimeOf(pid: number): Promise<ProcessorTime> {
  const children = await childrenOf(pid);
  const ofChildren = await Promise.all(children.map(timeOf));
  return { server: await timeOf(pid), renderer: ofChildren.reduce((sum, time) => sum + time, 0) };
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const tasks = `/proc/${pid}/task`;
  const lists = await Promise.all(
    (await readdir(tasks)).map((task) => readFile(`${tasks}/${task}/children`, 'utf8')),
  );
  return lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
}

async function timeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // the name in parentheses may contain spaces
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * millisPerTick;
}
