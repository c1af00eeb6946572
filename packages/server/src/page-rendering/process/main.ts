import type { Answer, LeftOut, Request, ServerSource } from '../messages.ts';
import { confine } from './confine.ts';
import { createRealm } from './realm.ts';

const send = process.send?.bind(process);
const tell = (answer: Answer) => send?.(answer, undefined, undefined, () => undefined);
const log = (message: string) => tell({ kind: 'log', message: message.slice(0, 2000) });
const realm = createRealm(log);
const readMemory = everyFew(process.memoryUsage.rss, 16);

process.on('message', (request: Request) => {
  if (request.kind === 'load') void load(request.shell, request.remotes, request.oneByOne);
  else render(request.page, request.address);
});
process.on('disconnect', () => process.exit());
// The terminal tells the whole group. The server answers its last pages first, and ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// A promise that a remote forgot is no reason to end.
process.on('unhandledRejection', () => log('A promise was rejected and nobody took it'));
confine();

async function load(shell: ServerSource, remotes: readonly ServerSource[], oneByOne: boolean): Promise<void> {
  const failed = realm.loadShell(shell);
  if (failed !== undefined) return tellUnloadable(failed);
  const leftOut: LeftOut[] = [];
  const loaded: string[] = [];
  for (const source of remotes) {
    const { name } = source;
    tell({ kind: 'loading', name });
    const message = realm.loadRemote(source) ?? (oneByOne ? await realm.create([name]) : undefined);
    if (message === undefined) loaded.push(name);
    else leftOut.push({ name, message });
  }
  tell({ kind: 'loading' });
  const message = await realm.create(loaded);
  if (message !== undefined) return tellUnloadable(message);
  tell({ kind: 'loaded', leftOut });
}

function tellUnloadable(message: string): void {
  tell({ kind: 'unloadable', message });
}

function render(page: string, address: string): void {
  const began = performance.now();
  const [first, styles, stylesVersion, parts, ...failures] = realm.render(page, address);
  if (styles === undefined || stylesVersion === undefined || parts === undefined)
    return void tell({ kind: 'threw', message: first });
  const milliseconds = performance.now() - began;
  tell({
    kind: 'rendered',
    html: first,
    styles,
    stylesVersion,
    parts: parts === '' ? [] : parts.split(' '),
    failures,
    milliseconds,
    memory: readMemory(),
  });
}

/** The last reading serves for some calls: a look at the memory takes the 25th part of a page. */
function everyFew(read: () => number, calls: number): () => number {
  let call = 0;
  let last = 0;
  return () => {
    if (call % calls === 0) last = read();
    call += 1;
    return last;
  };
}
