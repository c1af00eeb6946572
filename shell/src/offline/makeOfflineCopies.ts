import { addressOf, endpoints } from '@learn/contracts';
import { $connection, $language, $pathname, reportError } from '@learn/platform';
import { $completions, $lastSent, $offlineCopy, mountOfAddress, pageData } from '@learn/platform/shell';
import { copyAnswer, copyFiles, copyPage, loadedFiles, type PageToCopy } from './copyPage.ts';
import { copyPictures, shownPictures } from './copyPictures.ts';
import { dropUnused } from './dropUnused.ts';

/** Milliseconds that a person stays on a page, or that it has had its data, before it is copied. */
const pause = 2_000;
/** Milliseconds after the last answer until the page is copied again with it. */
const renewalPause = 10_000;
/** Milliseconds up to which the copy of the open page is good enough. */
const openMaxAge = 5 * 60 * 1000;

/**
 * Copies the pages declared `offline` that a person opens, and the pages that they name, one after the other and only while
 * the browser has nothing else to do.
 * @returns a function that stops it
 */
export function makeOfflineCopies(person: string): () => void {
  const waiting = new Map<string, PageToCopy>();
  /** paths of pages whose copies lack an answer that the server has */
  const stale = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = false;
  let stopped = false;

  const lookAfter = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void lookAround(), milliseconds);
  };
  const look = () => lookAfter(pause);

  async function lookAround(): Promise<void> {
    if (stopped || $connection.get() !== 'online') return;
    for (const one of stale) await attempt(() => renew(one));
    const path = $pathname.get();
    // a copy is an old page, and its links lead into an old release
    if (stopped || !isReadOffline(path) || pageData().copiedAt) return;
    const { open, others } = pagesOn(path);
    await attempt(() => copyPage(person, open, { maxAge: openMaxAge }));
    await attempt(() => copyFiles(loadedFiles()));
    await attempt(() => copyPictures(person, shownPictures()));
    for (const wanted of savesData() ? [] : others) waiting.set(wanted.path, wanted);
    await work();
  }

  async function renew(path: string): Promise<void> {
    await copyPage(person, { path, revision: releaseOfPage() }, { maxAge: 0 });
    stale.delete(path);
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (const [path, wanted] of waiting) {
      if (stopped || $connection.get() !== 'online') break;
      waiting.delete(path);
      await attempt(() => copyPage(person, wanted));
      await idle();
    }
    await attempt(() => dropUnused(person));
    working = false;
    // pages that were added meanwhile
    if (waiting.size > 0 && !stopped && $connection.get() === 'online') await work();
  }

  const stopLooking = $pathname.subscribe(look);
  const stopAsking = $offlineCopy.listen((copy) => copy && look());
  const stopCopying = $completions.listen((lists) => {
    for (const [key, list] of Object.entries(lists)) {
      const [courseSessionId = '', userId = ''] = key.split('/');
      const address = addressOf(endpoints.completion, { params: { courseSessionId, userId } });
      if (userId === person && list.state === 'ready')
        void attempt(() => copyAnswer(person, address, [...list.index.values()]));
    }
  });
  const stopRenewing = $lastSent.listen((write) => {
    // the listener above stores marks
    if (write === undefined || write.area === 'completion') return;
    const { pathname } = new URL(write.address, window.location.origin);
    if (isReadOffline(pathname)) stale.add(pathname);
    lookAfter(renewalPause);
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopRenewing();
    stopLooking();
    stopAsking();
    stopCopying();
  };
}

/** The open page, and the pages that it names with `useOfflineCopy`. */
function pagesOn(path: string): { open: PageToCopy; others: PageToCopy[] } {
  const release = releaseOfPage();
  const copy = $offlineCopy.get();
  const { title, group, pages } =
    copy?.path === path ? copy : { title: undefined, group: undefined, pages: [] };
  return {
    open: { path, revision: encodeURI([release, ...pages].join(',')), title, group },
    others: pages.map((one) => ({ path: one, revision: release })),
  };
}

/** Whether the remote that answers the path has declared the page `offline`. */
function isReadOffline(path: string): boolean {
  return mountOfAddress(path)?.mount.offline === true;
}

/** The language, and the versions of shell and remotes of this page. */
function releaseOfPage(): string {
  const { shellVersion, registry } = pageData();
  const versions = registry.remotes.map(({ descriptor }) => descriptor.version);
  return [$language.get(), shellVersion, ...versions].join('/');
}

/** Without network a copy fails; it is tried again with the next page. */
async function attempt(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof TypeError)) reportError(error, { area: 'offline' });
  }
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 3_000 })
      : setTimeout(resolve, 200),
  );
}
