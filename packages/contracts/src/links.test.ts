import { describe, expect, it } from 'vitest';
import { type LinkName, linkPatterns } from './linkPatterns.ts';
import { createLinks } from './links.ts';

describe('createLinks', () => {
  it('leads to mounted addresses, exactly or by a splat', () => {
    const links = createLinks(['/', '/settings', '/course/:courseSlug/learn/*']);
    expect(links.home()).toBe('/');
    expect(links.settings()).toBe('/settings');
    expect(links.learningPath({ courseSlug: 'auto' })).toBe('/course/auto/learn');
    expect(links.circle({ courseSlug: 'auto', circleSlug: 'basis' })).toBe('/course/auto/learn/basis');
    expect(links.content({ courseSlug: 'auto', circleSlug: 'basis', contentSlug: 'video' })).toBe(
      '/course/auto/learn/basis/video',
    );
  });

  it('is undefined where nobody answers', () => {
    const links = createLinks(['/course/:courseSlug/learn']);
    expect(links.settings()).toBeUndefined();
    expect(links.cockpit({ courseSlug: 'auto' })).toBeUndefined();
    expect(links.circle({ courseSlug: 'auto', circleSlug: 'basis' })).toBeUndefined();
  });

  it('does not take a mount for its namesake', () => {
    const links = createLinks(['/course/:courseSlug/learning-mentor']);
    expect(links.learningPath({ courseSlug: 'auto' })).toBeUndefined();
    expect(links.learningMentor({ courseSlug: 'auto' })).toBe('/course/auto/learning-mentor');
  });

  it('encodes what people named', () => {
    const links = createLinks(['/*']);
    expect(links.circle({ courseSlug: 'a/b', circleSlug: '50 %' })).toBe('/course/a%2Fb/learn/50%20%25');
  });

  it('gives no address while a value is missing', () => {
    const links = createLinks(['/*']);
    expect(links.learningPath({ courseSlug: '' })).toBeUndefined();
  });

  it('is undefined for a link that only a newer remote knows, and is no promise', async () => {
    const links = createLinks(['/*']);
    const { unheardOf } = links as unknown as Readonly<Record<string, () => string | undefined>>;
    expect(unheardOf?.()).toBeUndefined();
    expect(await links).toBe(links);
  });

  it('has a function for every pattern, and each is undefined on an empty platform', () => {
    const links = createLinks([]) as Readonly<Record<LinkName, () => string | undefined>>;
    for (const name of Object.keys(linkPatterns) as LinkName[]) expect(links[name]()).toBeUndefined();
  });
});
