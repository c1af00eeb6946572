import type { CourseSession, LocaleTexts, PageData, RegistryEntry, UserProfile } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { addTexts, clearRestCache, locationChanged, startPlatform } from '@learn/platform/shell';
import { type RenderResult, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { courseSession, userProfile } from './personas.ts';

export interface RenderRemoteOptions {
  /** the remote's own route objects */
  readonly routes: readonly object[];
  /** address at which it is opened */
  readonly address: string;
  readonly texts: {
    readonly namespace: string;
    readonly de: LocaleTexts;
    readonly fr?: LocaleTexts;
    readonly it?: LocaleTexts;
    /** brings the texts of its lazy parts, which are all there in a test */
    readonly addParts?: () => Promise<unknown>;
  };
  readonly language?: Language;
  readonly user?: UserProfile;
  readonly courseSessions?: readonly CourseSession[];
  /** answers of REST GET calls by address, as the server inlines them */
  readonly rest?: Readonly<Record<string, unknown>>;
  /** answers of GraphQL operations, as the server inlines them */
  readonly operations?: PageData['operations'];
  /** live remotes, for links and slots; links of all patterns work when left out */
  readonly remotes?: readonly RegistryEntry[];
}

/** Opens routes of a remote inside a platform that was started with the given page, without shell and without network. */
export async function renderRemote(options: RenderRemoteOptions): Promise<RenderResult> {
  const { routes, address, texts, language = 'de', user = userProfile() } = options;
  clearRestCache();
  localStorage.clear();
  await startPlatform(
    {
      mode: 'local',
      build: 'test',
      brand: 'Lernkreis',
      contact: { email: 'hilfe@lernkreis.example', phone: '031 555 01 42' },
      examPlatformUrl: '',
      shopUrl: '',
      privacyUrl: '',
      imprintUrl: '',
      languages: ['de', 'fr', 'it'],
      language,
      registry: { remotes: options.remotes ?? [] },
      shellVersion: 'test',
      user,
      courseSessions: options.courseSessions ?? [courseSession()],
      operations: options.operations ?? [],
      rest: options.rest ?? {},
    },
    ['/*'],
  );
  await addTexts(texts.namespace, async (wanted) => texts[wanted] ?? texts.de);
  await texts.addParts?.();
  locationChanged(address.split('?')[0] ?? address, 'PUSH');
  const router = createMemoryRouter(routes as RouteObject[], { initialEntries: [address] });
  router.subscribe((state) => locationChanged(state.location.pathname, state.historyAction));
  return render(<RouterProvider router={router} />);
}
