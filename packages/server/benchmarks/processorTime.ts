import { readdir, readFile } from 'node:fs/promises';
import { processorMillis } from '../src/page-rendering/processorMillis.ts';

/** Milliseconds that a server and the process that renders its pages have worked so far. Only Linux tells it. */
export interface ProcessorTime {
  readonly server: number;
  readonly renderer: number;
}

/** @param pid of the server; its children render */
export async function processorTimeOf(pid: number): Promise<ProcessorTime> {
  const children = await childrenOf(pid);
  const ofChildren = children.map((child) => processorMillis(child) ?? 0);
  return { server: processorMillis(pid) ?? 0, renderer: ofChildren.reduce((sum, time) => sum + time, 0) };
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const tasks = `/proc/${pid}/task`;
  const lists = await Promise.all(
    (await readdir(tasks)).map((task) => readFile(`${tasks}/${task}/children`, 'utf8')),
  );
  return lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
}
