import type { CourseType } from '@learn/domain';
import { $courseSessions } from '@learn/platform';
import { locationChanged } from '@learn/platform/shell';
import { courseSession, remoteEntry, setStore } from '@learn/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { courseRemotes, navigationEntry, slug } from '../testing/fixtures.ts';
import { startShell } from '../testing/openShell.tsx';
import { $navigation, isBelow, placeInSession, startOfCourse } from './navigation.ts';

const registry = { remotes: courseRemotes };
const learn = `/course/${slug}/learn`;
const without = (name: string) => ({
  remotes: courseRemotes.filter(({ descriptor }) => descriptor.name !== name),
});

beforeEach(() => startShell({ page: { registry } }));

function open(pathname: string, change: Parameters<typeof courseSession>[0]) {
  setStore($courseSessions, [courseSession(change)]);
  locationChanged(pathname, 'PUSH');
}

function labels(): string[] {
  return $navigation.get().map((entry) => entry.label.de);
}

describe('$navigation', () => {
  it.each<[string, CourseType, string[]]>([
    ['MEMBER', 'vv', ['Lernpfad', 'Mediathek', 'Kompetenzprofil', 'Lernbegleitung']],
    ['MEMBER', 'uk', ['Lernpfad', 'Mediathek', 'Kompetenzprofil', 'Praxisbildner']],
    ['EXPERT', 'vv', ['Cockpit']],
    ['SUPERVISOR', 'uk', ['Cockpit']],
    ['LEARNING_MENTOR', 'vv', ['Lernbegleitung']],
    ['LEARNING_MENTOR', 'uk', ['Praxisbildner']],
    ['LEARNING_MENTOR', 'ag', ['Lernbegleitung']],
    ['GUEST', 'vv', []],
  ])('for %s of %s has %j', (role, courseType, expected) => {
    open(learn, { role, courseType });
    expect(labels()).toEqual(expected);
  });

  it('leads into the course that one is in', () => {
    open(learn, { role: 'EXPERT' });
    expect($navigation.get().map(({ href, place }) => [href, place])).toEqual([
      [`/course/${slug}/cockpit`, 'main'],
    ]);
  });

  it('takes the order that the remotes ask for, whichever contributes first', () => {
    open(learn, { actions: ['learning-path', 'competence-navi', 'learning-mentor', 'expert-cockpit'] });
    expect(labels()).toEqual(['Cockpit', 'Lernpfad', 'Kompetenzprofil', 'Lernbegleitung']);
  });

  it.each([
    ['mfe-cockpit', ['Lernpfad', 'Mediathek', 'Kompetenzprofil']],
    ['mfe-competence', ['Lernpfad', 'Mediathek', 'Lernbegleitung']],
  ])('has nothing of %s while that is not installed', async (name, expected) => {
    await startShell({ page: { registry: without(name) } });
    open(learn, {});
    expect(labels()).toEqual(expected);
  });

  it('leaves out what this shell does not know; an entry with an unknown icon stays without it', async () => {
    const entry = navigationEntry('Neues', 'learningPath', 'learning-path', 1);
    const navigation = [
      { ...entry, icon: 'rocket' },
      { ...entry, place: 'cellar' },
      { ...entry, action: 'drive' },
      { ...entry, path: '/course/:courseSlug/moon' },
    ];
    const remotes = [...courseRemotes, remoteEntry('mfe-new', { navigation })];
    await startShell({ page: { registry: { remotes } } });
    open(learn, {});
    expect($navigation.get().filter(({ remote }) => remote === 'mfe-new')).toEqual([
      { remote: 'mfe-new', label: entry.label, href: learn, place: 'main', order: 1, icon: undefined },
    ]);
  });

  it.each(['/', '/dashboard/persons', '/course/another-course/learn'])('is empty at %s', (pathname) => {
    open(pathname, {});
    expect(labels()).toEqual([]);
  });
});

describe('startOfCourse', () => {
  it.each([
    ['MEMBER', learn],
    ['EXPERT', `/course/${slug}/cockpit`],
    ['LEARNING_MENTOR', `/course/${slug}/learning-mentor`],
    ['GUEST', undefined],
  ])('for %s is %s', (role, href) => {
    expect(startOfCourse(registry, courseSession({ role }))).toBe(href);
  });

  it('is the preview for an expert while there is no cockpit', () => {
    expect(startOfCourse(without('mfe-cockpit'), courseSession({ role: 'EXPERT' }))).toBe(learn);
    expect(startOfCourse({ remotes: [] }, courseSession({ role: 'EXPERT' }))).toBeUndefined();
  });
});

describe('placeInSession', () => {
  const cockpit = `/course/${slug}/cockpit/attendance`;

  it.each([
    ['the same page', `${learn}/basis`, 'MEMBER', false, undefined],
    ['the start of the course instead of a cockpit', cockpit, 'MEMBER', false, learn],
    ['the cockpit instead of what only participants have', learn, 'EXPERT', false, `/course/${slug}/cockpit`],
    ['the same page in preview', learn, 'EXPERT', true, undefined],
    ['home where the course has no place for the role', learn, 'GUEST', false, '/'],
    ['the same page outside of all entries', `/course/${slug}/certificates`, 'MEMBER', false, undefined],
  ])('is %s', (_name, pathname, role, seenInPreview, expected) => {
    const session = courseSession({ role });
    expect(placeInSession(pathname, registry, { session, seenInPreview })).toBe(expected);
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
