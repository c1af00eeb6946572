import { type PageData, pageDataElementId } from '@learn/contracts';
import { replaceTexts } from '@learn/platform/shell';
import { createOverlay } from './overlay.ts';

/** What the development server tells of a workspace whenever it was built. */
interface BuildState {
  readonly name: string;
  readonly build: string;
  readonly version: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** broken builds that are left out on the way to this one */
  readonly leaps: readonly { readonly from: string; readonly to: string }[];
}

/** A workspace whose code is on this page. */
interface LiveWorkspace {
  readonly build: () => string;
  /** Goes on from another build than that which runs. */
  readonly pretend: (build: string) => void;
  /** @returns undefined when there is no way from this build to the newest */
  readonly update: () => Promise<unknown>;
}

interface TextsEvent extends Event {
  readonly detail: {
    readonly owner: string;
    readonly file: string;
    readonly texts: Parameters<typeof replaceTexts>[2];
  };
}

declare global {
  interface Window {
    readonly liveWorkspaces?: Readonly<Record<string, LiveWorkspace>>;
  }
  interface WindowEventMap {
    texts: TextsEvent;
  }
}

// The first thing on a page in development, and never part of another build.
const overlay = createOverlay(document);
const states = new Map<string, BuildState>();
/** the last states without errors: where pages go */
const goals = new Map<string, BuildState>();
const updating = new Set<string>();
let updates = 0;
/** opened while they had errors: what then could not be loaded comes with the page only */
const brokenFromStart = new Set<string>();

window.addEventListener('texts', ({ detail }) => replaceTexts(detail.owner, detail.file, detail.texts));
watchErrors();
listen();

/** A page that nobody sees needs no connection; a browser has six for all its tabs. */
function listen(): void {
  const builds = new EventSource('/development/builds');
  builds.onmessage = ({ data }) => onState(JSON.parse(data) as BuildState);
  document.addEventListener(
    'visibilitychange',
    () => {
      builds.close();
      if (document.visibilityState === 'visible') listen();
    },
    { once: true },
  );
}

function onState(state: BuildState): void {
  const { name, version, errors, warnings } = state;
  if (!states.has(name) && errors.length > 0) brokenFromStart.add(name);
  states.set(name, state);
  for (const warning of warnings) console.warn(`${name}: ${warning}`);
  overlay.showBuildErrors(
    [...states.values()].flatMap((one) => one.errors.map((text) => ({ name: one.name, text }))),
  );
  if (errors.length > 0) return;
  goals.set(name, state);
  const isOld = manifestOf(version) !== manifestOf(versionOnPage(name));
  if (isOld || brokenFromStart.has(name)) location.reload();
  else void update(name);
}

/** The part of a version that stands for what a page carries of a manifest; see the development server. */
function manifestOf(version: string): string | undefined {
  return version.split('-')[0];
}

function versionOnPage(name: string): string {
  const page = JSON.parse(document.getElementById(pageDataElementId)?.textContent ?? '{}') as PageData;
  if (name === 'shell') return page.shellVersion;
  return page.registry.remotes.find(({ descriptor }) => descriptor.name === name)?.descriptor.version ?? '';
}

/** Brings the code of a workspace up to date, where it is on the page; what cannot be replaced comes with the page. */
async function update(name: string): Promise<void> {
  const workspace = window.liveWorkspaces?.[name];
  if (!workspace || updating.has(name)) return;
  updating.add(name);
  try {
    // a page that failed from the start has nothing to keep, and may have lost more than an update brings back
    if (updates === 0 && overlay.showsThrown()) return location.reload();
    // builds may follow meanwhile, also broken ones
    for (let goal = goals.get(name); goal && workspace.build() !== goal.build; goal = goals.get(name)) {
      const leap = goal.leaps.find(({ from }) => from === workspace.build());
      if (leap) workspace.pretend(leap.to);
      if (!(await workspace.update())) return location.reload();
      updates += 1;
      overlay.hideThrown();
    }
  } catch (error) {
    console.warn(error);
    location.reload();
  } finally {
    updating.delete(name);
  }
}

/** Uncaught errors, and those that an error boundary caught, which are reported to the console. */
function watchErrors(): void {
  window.addEventListener('error', ({ error }) => show(error));
  window.addEventListener('unhandledrejection', ({ reason }) => show(reason));
  const { error: report } = console;
  console.error = (...values: unknown[]) => {
    report(...values);
    show(values.find((value) => value instanceof Error));
  };
  const shown = new WeakSet<Error>();

  async function show(thrown: unknown): Promise<void> {
    // the build names its own errors better than the module that throws them
    if (!(thrown instanceof Error) || shown.has(thrown) || thrown.message.includes('Module build failed'))
      return;
    shown.add(thrown);
    const during = updates;
    const stack = thrown.stack?.includes(thrown.message) ? thrown.stack : `${thrown}\n${thrown.stack}`;
    const answer = await fetch('/development/trace', { method: 'POST', body: stack }).catch(() => undefined);
    const traced = answer?.ok ? await answer.text() : stack;
    // code that has been replaced meanwhile throws no more
    if (during === updates) overlay.showThrown(traced);
  }
}
