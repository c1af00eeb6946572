import type { DetachedWindowAPI } from 'happy-dom';

declare const happyDOM: DetachedWindowAPI;

/**
 * Notes what our modules open: listeners of window and document, timers, channels to other tabs. Libraries keep their
 * listeners, because their modules are shared by all files of a worker.
 * @returns closes all of it as a browser does with a tab, and leaves an empty page of the same address and size
 */
export function openPage(): () => void {
  const closings: (() => void)[] = [];
  const { BroadcastChannel, setInterval, setTimeout } = globalThis;
  const { innerWidth: width, innerHeight: height } = window;
  const address = location.href;

  const noted =
    <Options extends unknown[]>(start: (...options: Options) => NodeJS.Timeout) =>
    (...options: Options) => {
      const timer = start(...options);
      closings.push(() => clearTimeout(timer));
      return timer;
    };
  Object.assign(globalThis, {
    setTimeout: noted(setTimeout),
    setInterval: noted(setInterval),
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        closings.push(() => this.close());
      }
    },
  });
  for (const target of [window, document]) noteListeners(target, closings);

  return () => {
    for (const close of closings) close();
    Object.assign(globalThis, { BroadcastChannel, setInterval, setTimeout });
    emptyPage();
    history.replaceState(null, '', address);
    happyDOM.setViewport({ width, height });
  };
}

function noteListeners(target: EventTarget, closings: (() => void)[]): void {
  const add = target.addEventListener;
  target.addEventListener = (...listener: Parameters<typeof add>) => {
    add.apply(target, listener);
    const caller = new Error().stack?.split('\n')[2];
    if (!caller?.includes('/node_modules/')) closings.push(() => target.removeEventListener(...listener));
  };
  closings.push(() => {
    target.addEventListener = add;
  });
}

function emptyPage(): void {
  const { documentElement: html, head, body } = document;
  for (const part of [head, body]) part.replaceChildren();
  for (const element of [html, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
}
