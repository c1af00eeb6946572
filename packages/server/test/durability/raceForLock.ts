import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Time for the message to reach all contenders, in milliseconds. */
const leadMillis = 20;

/**
 * Starts processes that take the same lock at the same moment, then kills them, so that every further round finds
 * the lock of a process that ended without giving it back.
 * @param contenders processes per round
 * @returns what each process of each round was told: `held`, or the error
 */
export async function raceForLock(file: string, rounds: number, contenders: number): Promise<string[][]> {
  const outcomes: string[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const children = Array.from({ length: contenders }, () =>
      fork(path.join(import.meta.dirname, 'lockContender.ts'), [file]),
    );
    await Promise.all(children.map(nextMessage));
    const at = performance.timeOrigin + performance.now() + leadMillis;
    const answers = children.map(nextMessage);
    for (const child of children) child.send(at);
    outcomes.push(await Promise.all(answers));
    await Promise.all(children.map(kill));
  }
  return outcomes;
}

async function nextMessage(child: ChildProcess): Promise<string> {
  const [message] = await once(child, 'message');
  return String(message);
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
