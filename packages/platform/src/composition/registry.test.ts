import { beforeEach, describe, expect, it } from 'vitest';
import { registryOf, remoteEntry } from '../testing/fixtures.ts';
import { setStore } from '../testing/setStore.ts';
import {
  $links,
  $registry,
  $shellMounts,
  answered,
  killedAt,
  mountOfAddress,
  widgetsOfSlot,
} from './registry.ts';

const widget = { slot: 'home.course', id: 'ProgressWidget', skeletonHeight: 100 } as const;

beforeEach(() => {
  setStore($shellMounts, ['/']);
  setStore(
    $registry,
    registryOf(
      remoteEntry('mfe-all', { mounts: ['/course/:courseSlug/*'] }),
      remoteEntry('mfe-path', {
        mounts: ['/course/:courseSlug/learn', '/course/:courseSlug/learn/:circleSlug'],
        widgets: [widget, { ...widget, slot: 'circle.unit' }],
      }),
      remoteEntry('mfe-competence', { widgets: [{ ...widget, id: 'CompetenceWidget' }] }),
    ),
  );
});

describe('mountOfAddress', () => {
  it.each([
    ['/course/auto/learn', 'mfe-path', '/course/:courseSlug/learn'],
    ['/course/auto/learn/basis', 'mfe-path', '/course/:courseSlug/learn/:circleSlug'],
    ['/course/auto/learn/basis/video', 'mfe-all', '/course/:courseSlug/*'],
    ['/course/auto/media', 'mfe-all', '/course/:courseSlug/*'],
  ])('%s is answered by %s', (pathname, remote, pattern) => {
    const found = mountOfAddress(pathname);
    expect([found?.remote.descriptor.name, found?.mount.path]).toEqual([remote, pattern]);
  });

  it.each(['/', '/settings', '/course'])('%s is answered by no remote', (pathname) => {
    expect(mountOfAddress(pathname)).toBeUndefined();
  });
});

describe('killedAt', () => {
  it.each([
    ['/course/auto/learn/basis?courseSessionId=1#top', 'Wartung'],
    ['/course/auto/media', undefined],
    ['/', undefined],
    [undefined, undefined],
  ])('%s says %s', (address, expected) => {
    const remotes = $registry.get().remotes.map((remote) => ({
      ...remote,
      ...(remote.descriptor.name === 'mfe-path' && { killed: 'Wartung' }),
    }));
    setStore($registry, { remotes });
    expect(killedAt(address)).toBe(expected);
  });
});

describe('answered', () => {
  it.each(['/', '/?a=1', '/course/auto/learn', '/course/auto/learn/basis?courseSessionId=1#top'])(
    'keeps %s',
    (address) => expect(answered(address)).toBe(address),
  );

  it.each([
    undefined,
    '',
    '/settings',
    '/course',
    'course/auto/learn',
    '//other.example/',
    'https://other.example/',
  ])('drops %s', (address) => expect(answered(address)).toBeUndefined());
});

describe('$links', () => {
  it('lead to what the shell or a remote answers, and follow the registry', () => {
    expect($links.get().home()).toBe('/');
    expect($links.get().cockpit({ courseSlug: 'auto' })).toBe('/course/auto/cockpit');
    setStore($registry, registryOf());
    expect($links.get().home()).toBe('/');
    expect($links.get().cockpit({ courseSlug: 'auto' })).toBeUndefined();
  });
});

it('finds the widgets of a slot in the order of the registry', () => {
  const found = widgetsOfSlot('home.course').map(({ remote, widget }) => [remote.descriptor.name, widget.id]);
  expect(found).toEqual([
    ['mfe-path', 'ProgressWidget'],
    ['mfe-competence', 'CompetenceWidget'],
  ]);
});
