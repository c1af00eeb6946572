import type { PageData, RemoteManifest } from '@learn/contracts';
import { $history } from '@learn/platform';
import {
  $rememberedSessions,
  addPartTexts,
  addTexts,
  clearRestCache,
  locationChanged,
  startComposition,
  startPlatform,
} from '@learn/platform/shell';
import { courseSession, pageOf, setStore } from '@learn/testing';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import '@learn/ui/overlay';
import { $remoteFailures, patchedRemotes } from '../composition/remoteFailures.ts';
import '../home/EmployerClaims.tsx';
import '../home/HomePage.tsx';
import '../home/WaitingList.tsx';
import '../home/WeekOverview.tsx';
import { CommonTextsProvider } from '../layout/CommonTextsProvider.tsx';
import '../layout/MobileMenuPanel.tsx';
import '../layout/SignedInLayout.tsx';
import '../layout/UserMenuEntries.tsx';
import '../login/LoginPage.tsx';
import '../notifications/NotificationPanel.tsx';
import '../notifications/NotificationsPage.tsx';
import '../dueDates/DueDatesPage.tsx';
import '../persons/PersonsPage.tsx';
import { startRouter } from '../router.tsx';
import { resumeSession } from '../session/endedSession.ts';
import { stay } from '../session/leaving.ts';
import '../session/SessionDialogs.tsx';
import { pages } from '../pages.ts';
import { startSession } from '../session/startSession.ts';
import { textFiles } from '../texts.ts';

// what the shell loads when it is needed is here from the start, so that no test waits for a file
const parts = [
  'boxes',
  'employers',
  'menu',
  'outbox',
  'session',
  'waiting',
  'week',
  'welcome',
  ...pages.flatMap(({ texts = [] }) => texts),
];

interface Opened {
  readonly page?: Partial<PageData>;
  /** what the files of a remote hold, by its name; those of others fail */
  readonly load?: (name: string) => Promise<RemoteManifest>;
}

/** Starts the platform as the shell does, with the given page. */
export async function startShell({ page, load }: Opened = {}): Promise<void> {
  clearRestCache();
  localStorage.clear();
  sessionStorage.clear();
  resumeSession();
  stay();
  setStore($rememberedSessions, {});
  setStore($history, []);
  patchedRemotes.clear();
  $remoteFailures.set({});
  await startPlatform(
    pageOf({ courseSessions: [courseSession()], ...page }),
    pages.map(({ path }) => path),
  );
  await addTexts('shell', textFiles);
  await Promise.all(parts.map((part) => addPartTexts(`shell/${part}`)));
  startComposition({
    register: () => undefined,
    runBundle: async () => undefined,
    fetchShared: () => undefined,
    load: load ?? (async (name) => Promise.reject(new Error(`${name} is down`))),
  });
}

/** The whole shell at an address, with its real router. */
export async function openShell(
  address: string,
  opened: Opened = {},
): Promise<RenderResult & { router: DataRouter }> {
  await startShell(opened);
  window.history.replaceState(null, '', address);
  const router = startRouter();
  onTestFinished(() => router.dispose());
  onTestFinished(startSession(router));
  return { ...render(<RouterProvider router={router} />), router };
}

/** A part of the shell alone, at an address. */
export async function renderPart(
  part: ReactNode,
  { address = '/', ...opened }: Opened & { address?: string } = {},
): Promise<RenderResult & { router: DataRouter }> {
  await startShell(opened);
  locationChanged(address.split('?')[0] ?? '/', 'PUSH');
  const router = createMemoryRouter(
    [{ path: '*', element: <CommonTextsProvider>{part}</CommonTextsProvider> }],
    { initialEntries: [address] },
  );
  onTestFinished(() => router.dispose());
  router.subscribe((state) => locationChanged(state.location.pathname, state.historyAction));
  return { ...render(<RouterProvider router={router} />), router };
}
