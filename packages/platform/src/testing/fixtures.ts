import type {
  CourseSession,
  PageData,
  Registry,
  RegistryEntry,
  RemoteManifest,
  UserProfile,
  WidgetOnPage,
} from '@learn/contracts';

export const lena = {
  id: 'user-lena',
  first_name: 'Lena',
  last_name: 'Keller',
  language: 'de',
} as UserProfile;

export function sessionOf(id: string, slug: string, change: Partial<CourseSession> = {}): CourseSession {
  return { id, title: id, course: { id: slug, slug }, actions: [], ...change } as CourseSession;
}

export function pageOf(change: Partial<PageData> = {}): PageData {
  return {
    mode: 'local',
    build: 'test',
    brand: 'Lernkreis',
    contact: { email: 'hilfe@lernkreis.example', phone: '031 555 01 42' },
    examPlatformUrl: '',
    shopUrl: '',
    privacyUrl: '',
    imprintUrl: '',
    languages: ['de', 'fr', 'it'],
    language: 'de',
    registry: { remotes: [] },
    shellVersion: 'test',
    user: lena,
    courseSessions: [],
    operations: [],
    rest: {},
    ...change,
  };
}

interface RemoteSketch {
  readonly mounts?: readonly string[];
  readonly widgets?: readonly WidgetOnPage[];
  readonly fallback?: RegistryEntry['fallback'];
}

export function remoteEntry(
  name: string,
  { mounts = [], widgets = [], fallback }: RemoteSketch = {},
): RegistryEntry {
  return {
    descriptor: {
      name,
      title: { de: `${name} (de)`, fr: `${name} (fr)`, it: `${name} (it)` },
      version: 'v2',
      entry: 'entry.js',
      mounts: mounts.map((path) => ({ path, public: false })),
      navigation: [],
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

/** A manifest without anything, for what the test is about. */
export function manifestOf(name: string, change: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    name,
    titleKey: 'title',
    contractVersion: 2,
    pages: [],
    navigation: [],
    widgets: [],
    locales: async () => ({ default: { title: name } }),
    ...change,
  };
}
