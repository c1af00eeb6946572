import type { RenderedPage } from '@learn/contracts';
import { createTimeLimit } from './createTimeLimit.ts';
import { createWorkLimit } from './createWorkLimit.ts';
import type { Answer, LeftOut } from './messages.ts';
import { processorMillis } from './processorMillis.ts';
import type { Sources } from './readSources.ts';
import { type Ended, startRenderProcess } from './renderProcess.ts';

/** What became of one page in the process. After `hung` and `crashed` the process is gone. */
export type ProcessOutcome =
  | {
      readonly kind: 'rendered';
      readonly page: RenderedPage;
      readonly milliseconds: number;
      /** bytes that the process holds */
      readonly memory: number;
    }
  | { readonly kind: 'threw'; readonly message: string }
  | { readonly kind: 'hung' | 'crashed' };

/** A render process that has loaded one combination of versions. */
export interface LoadedProcess {
  /** Never rejects. The one before must have ended. */
  readonly render: (page: string, address: string) => Promise<ProcessOutcome>;
  readonly kill: () => void;
  readonly ended: Promise<Ended>;
  /** remotes that could not be loaded */
  readonly leftOut: readonly LeftOut[];
}

/** Why nothing was loaded; `remote` is the one whose doing it was, where that is known. */
export class LoadError extends Error {
  readonly remote: string | undefined;
  constructor(message: string, remote?: string) {
    super(message);
    this.remote = remote;
  }
}

export interface LoadOptions {
  readonly oneByOne: boolean;
  /** longest time for one remote, and for all together */
  readonly loadMillis: number;
  /** longest processor time for one page; then the process is killed */
  readonly renderMillis: number;
  /** longest time for it on the clock */
  readonly longestRenderMillis: number;
  readonly onLog: (message: string) => void;
  /** Takes what is kept when the process has ended. */
  readonly onStart: (ended: Promise<Ended>) => void;
  /** Aborted: the process is killed. */
  readonly signal: AbortSignal;
}

/**
 * Starts a process and has it load these files.
 * @throws LoadError
 */
export function loadProcess(
  { shell, remotes }: Pick<Sources, 'shell' | 'remotes'>,
  { oneByOne, loadMillis, renderMillis, longestRenderMillis, onLog, onStart, signal }: LoadOptions,
): Promise<LoadedProcess> {
  const { promise, resolve, reject } = Promise.withResolvers<LoadedProcess>();
  let loading: string | undefined;
  let answered: ((outcome: ProcessOutcome) => void) | undefined;
  let gone = false;
  const loadLimit = createTimeLimit(() => {
    reject(new LoadError('does not end to load', loading));
    child.kill();
  });
  const renderLimit = createWorkLimit({
    worked: () => (child.pid === undefined ? undefined : processorMillis(child.pid)),
    longestMillis: longestRenderMillis,
    onOver() {
      answered?.({ kind: 'hung' });
      child.kill();
    },
  });

  function settle(outcome: ProcessOutcome): void {
    renderLimit.end();
    answered?.(outcome);
  }

  function render(page: string, address: string): Promise<ProcessOutcome> {
    return new Promise((settled) => {
      answered = settled;
      if (gone) return settled({ kind: 'crashed' });
      renderLimit.begin(renderMillis);
      child.send({ kind: 'render', page, address });
    });
  }

  function onAnswer(answer: Answer): void {
    switch (answer.kind) {
      case 'log':
        onLog(answer.message);
        break;
      case 'loading':
        loading = answer.name;
        loadLimit.begin(loadMillis);
        break;
      case 'unloadable':
        reject(new LoadError(answer.message));
        child.kill();
        break;
      case 'loaded':
        loadLimit.end();
        resolve({ render, kill: child.kill, ended: child.ended, leftOut: answer.leftOut });
        break;
      case 'threw':
        settle({ kind: 'threw', message: answer.message });
        break;
      case 'rendered': {
        const { kind, milliseconds, memory, ...page } = answer;
        settle({ kind, page, milliseconds, memory });
      }
    }
  }

  const child = startRenderProcess(onAnswer);
  onStart(child.ended);
  signal.addEventListener('abort', child.kill, { once: true });
  if (signal.aborted) child.kill();
  child.ended.then(({ code, signal: by, lastWords }) => {
    gone = true;
    signal.removeEventListener('abort', child.kill);
    loadLimit.end();
    settle({ kind: 'crashed' });
    reject(new LoadError(`The render process ended with ${by ?? code}. ${lastWords}`.trim(), loading));
  });
  loadLimit.begin(loadMillis);
  child.send({ kind: 'load', shell, remotes, oneByOne });
  return promise;
}
