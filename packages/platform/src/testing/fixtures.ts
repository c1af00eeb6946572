import type {
  CourseSession,
  NavigationDescriptor,
  Page,
  PageData,
  Registry,
  RegistryEntry,
  RemoteManifest,
  WidgetOnPage,
} from '@learn/contracts';
import type { ReactElement } from 'react';
import { courseSession, userProfile } from './personas.ts';

export const lena = userProfile();

/** A session of the course with that slug, in which nothing may be done unless told otherwise. */
export function sessionOf(id: string, slug: string, change: Partial<CourseSession> = {}): CourseSession {
  return courseSession({ id, title: id, courseSlug: slug, actions: [], ...change });
}

/** The data of a page for a person without courses, on a platform without remotes. */
export function pageOf(change: Partial<PageData> = {}): PageData {
  return {
    mode: 'local',
    build: 'abc1234',
    brands: { de: 'Lernkreis', fr: 'Orbis', it: 'Orbis' },
    contact: { email: 'hilfe@lernkreis.example', phone: '031 555 01 42' },
    examPlatformUrl: 'https://pruefung.example/',
    shopUrl: 'https://laden.example/{language}/',
    topicsUrl: 'https://themen.example/{language}/',
    privacyUrl: '/legal/{language}/privacy',
    imprintUrl: 'https://impressum.example/',
    languages: ['de', 'fr', 'it'],
    language: 'de',
    now: new Date().toISOString(),
    registry: { remotes: [] },
    shellVersion: 'test',
    user: userProfile(),
    courseSessions: [],
    chosenSessionIds: [],
    operations: [],
    rest: {},
    ...change,
  };
}

interface RemoteSketch {
  readonly title?: string;
  readonly mounts?: readonly (string | RegistryEntry['descriptor']['mounts'][number])[];
  readonly navigation?: readonly NavigationDescriptor[];
  readonly widgets?: readonly WidgetOnPage[];
  readonly fallback?: RegistryEntry['fallback'];
}

/** A remote as the registry lists it. What links to a mount load is known where only its address is given, so that nothing asks for it. */
export function remoteEntry(name: string, sketch: RemoteSketch = {}): RegistryEntry {
  const { title = name, mounts = [], navigation = [], widgets = [], fallback } = sketch;
  const bundle = { url: `/remotes/${name}/v2/bundle.js`, integrity: 'sha384-bundle' };
  return {
    descriptor: {
      name,
      title: { de: title, fr: `${title} fr`, it: `${title} it` },
      version: 'v2',
      entry: 'entry.js',
      mounts: mounts.map((mount) =>
        typeof mount === 'string' ? { path: mount, public: false, bundle } : mount,
      ),
      navigation,
      widgets,
    },
    baseUrl: `/remotes/${name}/v2/`,
    integrity: 'sha384-v2',
    bundles: [],
    fallback,
  };
}

export function registryOf(...remotes: RegistryEntry[]): Registry {
  return { remotes };
}

interface ManifestSketch extends Partial<Omit<RemoteManifest, 'pages'>> {
  /** An element stands for a page that shows it. */
  readonly pages?: readonly (Omit<Page, 'load'> & Partial<Pick<Page, 'load'>> & { element?: ReactElement })[];
}

/** A manifest without anything, for what the test is about. */
export function manifestOf(name: string, { pages = [], ...change }: ManifestSketch = {}): RemoteManifest {
  return {
    name,
    titleKey: 'title',
    contractVersion: 2,
    pages: pages.map(({ element, ...page }) => ({ load: async () => () => element, ...page })),
    navigation: [],
    widgets: [],
    locales: async () => ({ default: { title: name } }),
    ...change,
  };
}
