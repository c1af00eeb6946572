import { endEarlyInput } from './firstView/drawn.ts';
import { pause } from './pause.ts';

/** The code of the start is in this file, and runs part by part: the browser answers between them. */
async function main(): Promise<void> {
  await import(/* webpackMode: "eager" */ '@learn/platform');
  await pause();
  await import(/* webpackMode: "eager" */ '@learn/ui');
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start(endEarlyInput);
}

void main();
