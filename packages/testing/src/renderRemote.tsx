import type {
  AppMode,
  CourseSession,
  PageData,
  RegistryEntry,
  RemoteManifest,
  UserProfile,
} from '@learn/contracts';
import type { Language } from '@learn/domain';
import {
  addPartTexts,
  addTexts,
  clearRestCache,
  locationChanged,
  pageRoutes,
  startPlatform,
} from '@learn/platform/shell';
import { courseSession, pageOf, userProfile } from '@learn/platform/testing';
import { CommonTexts } from '@learn/ui';
import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';

export interface RenderRemoteOptions {
  readonly remote: RemoteManifest;
  /** route objects instead of its pages, for a widget */
  readonly routes?: readonly object[] | undefined;
  /** drawn around the page, with an `Outlet` for it */
  readonly frame?: ComponentType;
  /** address at which it is opened */
  readonly address: string;
  /** parts of the texts that are here from the start, although the components that show them bring them along */
  readonly parts?: readonly string[];
  readonly language?: Language;
  /** how the platform runs; `local` when left out */
  readonly mode?: AppMode;
  /** null for a visitor who is not logged in */
  readonly user?: UserProfile | null;
  readonly courseSessions?: readonly CourseSession[];
  /** answers of REST GET calls by address, as the server inlines them */
  readonly rest?: Readonly<Record<string, unknown>>;
  /** answers of GraphQL operations, as the server inlines them */
  readonly operations?: PageData['operations'];
  /** other live remotes, for links and slots: no link leads anywhere else; links of all patterns work when left out */
  readonly remotes?: readonly RegistryEntry[];
}

/** As the shell has them in German. */
const commonTexts: CommonTexts = {
  retry: 'Erneut versuchen',
  failed: 'Prüfe deine Verbindung und versuche es erneut.',
  missing: 'Vielleicht wurde die Seite verschoben, oder die Adresse ist nicht vollständig.',
  language: 'de',
};

/** Opens routes of a remote inside a platform that was started with the given page, without shell and without network. */
export async function renderRemote(options: RenderRemoteOptions): Promise<RenderResult> {
  return render(await startRemote(options));
}

/** The same before it is drawn. */
export async function startRemote(options: RenderRemoteOptions): Promise<ReactElement> {
  const {
    remote,
    routes = pageRoutes(remote.name, remote.pages),
    address,
    language = 'de',
    mode = 'local',
    user = userProfile(),
  } = options;
  clearRestCache();
  localStorage.clear();
  await startPlatform(
    pageOf({
      language,
      mode,
      registry: { remotes: [entryOf(remote), ...(options.remotes ?? [])] },
      user,
      courseSessions: options.courseSessions ?? [courseSession()],
      operations: options.operations ?? [],
      rest: options.rest ?? {},
    }),
    options.remotes === undefined ? ['/*'] : [],
  );
  await addTexts(remote.name, remote.locales);
  await Promise.all((options.parts ?? []).map((part) => addPartTexts(`${remote.name}/${part}`)));
  locationChanged(address.split('?')[0] ?? address, 'PUSH');
  const root = { Component: options.frame, HydrateFallback: () => null, children: routes as RouteObject[] };
  const router = createMemoryRouter([root], { initialEntries: [address] });
  router.subscribe((state) => locationChanged(state.location.pathname, state.historyAction));
  return (
    <CommonTexts value={commonTexts}>
      <RouterProvider router={router} />
    </CommonTexts>
  );
}

/** The remote as the page announces it, as far as the platform asks what a page is. */
function entryOf({ name, pages, contractVersion }: RemoteManifest): RegistryEntry {
  const title = { de: name, fr: name, it: name };
  const mounts = pages.map(({ path, public: open = false, action, preview }) => ({
    path,
    public: open,
    action,
    preview,
    // what links load is known, so that none asks for it
    bundle: { url: `/remotes/${name}/bundle.js`, integrity: '' },
  }));
  return {
    descriptor: {
      name,
      title,
      version: `v${contractVersion}`,
      entry: 'entry.js',
      mounts,
      navigation: [],
      widgets: [],
    },
    baseUrl: `/remotes/${name}/`,
    integrity: '',
    bundles: [],
  };
}
