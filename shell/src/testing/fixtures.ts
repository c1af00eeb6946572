import { type LinkName, linkPatterns, type NavigationDescriptor, type RegistryEntry } from '@learn/contracts';
import { remoteEntry } from '@learn/testing';

export const slug = 'versicherungsvermittler-in';

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
