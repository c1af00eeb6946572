import {
  type LinkName,
  linkPatterns,
  type NavigationDescriptor,
  type Page,
  type PageData,
  type RegistryEntry,
  type RemoteManifest,
  type WidgetOnPage,
} from '@learn/contracts';
import { courseSession, userProfile } from '@learn/testing';

/** A panel of the home dashboard. */
export { dashboardCourse as panel } from '@learn/testing';

import type { ReactElement } from 'react';

export const slug = 'versicherungsvermittler-in';

/** The page of somebody in one course, on a platform without remotes. */
export function pageOf(change: Partial<PageData> = {}): PageData {
  return {
    mode: 'local',
    build: 'abc1234',
    brand: 'Lernkreis',
    contact: { email: 'hilfe@lernkreis.example', phone: '031 555 01 42' },
    examPlatformUrl: 'https://pruefung.example/',
    shopUrl: 'https://laden.example/{language}/',
    privacyUrl: '/legal/{language}/privacy',
    imprintUrl: 'https://impressum.example/',
    languages: ['de', 'fr', 'it'],
    language: 'de',
    registry: { remotes: [] },
    shellVersion: 'test',
    user: userProfile(),
    courseSessions: [courseSession()],
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
}

export function remoteEntry(name: string, sketch: RemoteSketch = {}): RegistryEntry {
  const { title = name, mounts = [], navigation = [], widgets = [] } = sketch;
  return {
    descriptor: {
      name,
      title: { de: title, fr: `${title} fr`, it: `${title} it` },
      version: 'v1',
      entry: 'entry.js',
      mounts: mounts.map((mount) => (typeof mount === 'string' ? { path: mount, public: false } : mount)),
      navigation,
      widgets,
    },
    baseUrl: `/remotes/${name}/v1/`,
    integrity: 'sha384-test',
    bundles: [],
  };
}

export function navigationEntry(
  label: string,
  link: LinkName,
  action: NavigationDescriptor['action'],
  order: number,
): NavigationDescriptor {
  return {
    label: { de: label, fr: `${label} fr`, it: `${label} it` },
    path: linkPatterns[link],
    action,
    order,
  };
}

/** An address where participants learn. */
export function learningMount(path: string) {
  return { path, public: false, preview: true } as const;
}

/** All remotes that contribute to the navigation of a course (specification §2), as they describe themselves. */
export const courseRemotes: readonly RegistryEntry[] = [
  remoteEntry('mfe-path', {
    mounts: ['/course/:courseSlug/learn', '/course/:courseSlug/media/*'].map(learningMount),
    navigation: [
      { ...navigationEntry('Lernpfad', 'learningPath', 'learning-path', 10), icon: 'module' },
      { ...navigationEntry('Mediathek', 'mediaLibrary', 'media-library', 10), place: 'tools', icon: 'book' },
    ],
  }),
  remoteEntry('mfe-competence', {
    mounts: ['/course/:courseSlug/competence', '/course/:courseSlug/competence/competences'].map(
      learningMount,
    ),
    navigation: [navigationEntry('Kompetenzprofil', 'competence', 'competence-navi', 20)],
  }),
  remoteEntry('mfe-cockpit', {
    mounts: ['/course/:courseSlug/cockpit/*', '/course/:courseSlug/learning-mentor/*'],
    navigation: [
      {
        ...navigationEntry('Lernbegleitung', 'learningMentor', 'learning-mentor', 30),
        ukLabel: { de: 'Praxisbildner', fr: 'Praxisbildner fr', it: 'Praxisbildner it' },
      },
      navigationEntry('Cockpit', 'cockpit', 'expert-cockpit', 5),
    ],
  }),
];

/** A manifest with the given pages; texts are empty. */
export function manifestOf(
  name: string,
  pages: readonly { readonly path: string; readonly element?: ReactElement; readonly load?: Page['load'] }[],
): RemoteManifest {
  return {
    name,
    titleKey: 'title',
    contractVersion: 2,
    pages: pages.map(({ path, element, load }) => ({ path, load: load ?? (async () => () => element) })),
    navigation: [],
    widgets: [],
    locales: async () => ({ default: {} }),
  };
}
