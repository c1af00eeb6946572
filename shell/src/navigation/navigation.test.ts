import { $courseSessions, locationChanged } from '@learn/platform';
import { courseSession } from '@learn/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { navigationEntry, remoteEntry, slug } from '../testing/fixtures.ts';
import { startShell } from '../testing/openShell.tsx';
import { $navigation, isBelow } from './navigation.ts';

const registry = {
  remotes: [
    remoteEntry('mfe-competence', {
      navigation: [navigationEntry('Kompetenzprofil', 'competence', 'competence-navi', 30)],
    }),
    remoteEntry('mfe-cockpit', {
      navigation: [
        navigationEntry('Lernbegleitung', 'learningMentor', 'learning-mentor', 40),
        navigationEntry('Cockpit', 'cockpit', 'expert-cockpit', 10),
      ],
    }),
    remoteEntry('mfe-path', {
      navigation: [navigationEntry('Lernpfad', 'learningPath', 'learning-path', 20)],
    }),
  ],
};

beforeEach(() => startShell({ page: { registry } }));

function entries(): string[] {
  return $navigation.get().map((entry) => `${entry.label.de} ${entry.href}`);
}

function open(pathname: string, actions: readonly string[]) {
  $courseSessions.set([courseSession({ actions })]);
  locationChanged(pathname, 'PUSH');
}

describe('$navigation', () => {
  it('has an entry for each action of the session, in the order that the remotes ask for', () => {
    open(`/course/${slug}/learn`, ['learning-path', 'expert-cockpit', 'competence-navi', 'learning-mentor']);
    expect(entries()).toEqual([
      `Cockpit /course/${slug}/cockpit`,
      `Lernpfad /course/${slug}/learn`,
      `Kompetenzprofil /course/${slug}/competence`,
      `Lernbegleitung /course/${slug}/learning-mentor`,
    ]);
  });

  it.each([
    [['learning-path'], ['Lernpfad']],
    [['expert-cockpit', 'preview'], ['Cockpit']],
    [['media-library'], []],
    [[], []],
  ])('with %j has %j', (actions, labels) => {
    open(`/course/${slug}/learn`, actions);
    expect($navigation.get().map((entry) => entry.label.de)).toEqual(labels);
  });

  it.each(['/', '/dashboard/persons', '/course/another-course/learn'])('is empty at %s', (pathname) => {
    open(pathname, ['learning-path']);
    expect(entries()).toEqual([]);
  });
});

describe('isBelow', () => {
  it.each([
    ['/course/a/learn', true],
    ['/course/a/learn/basis/video', true],
    ['/course/a/learning-mentor', false],
    ['/course/a', false],
  ])('%s: %s', (pathname, expected) => {
    expect(isBelow(pathname, '/course/a/learn')).toBe(expected);
  });
});
