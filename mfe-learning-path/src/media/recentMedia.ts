import { $user, reportError, useStore } from '@learn/platform';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { MediaContentData } from './mediaData.ts';

/** Contents that are remembered. */
const maximum = 4;

/** A content that the person has looked at; what its link needs, in the language in which it was seen. */
export interface RecentMedia {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly kind: MediaContentData['kind'];
  readonly slug: string;
  readonly categorySlug: string;
}

/** What the person has looked at last in the media library of a course, on this device, the latest first. */
export function useRecentMedia(courseSlug: string): readonly RecentMedia[] {
  const key = useKey(courseSlug);
  // the server has no storage
  const text = useSyncExternalStore(never, () => stored(key), nothing);
  return useMemo(() => parse(text), [text]);
}

/** Remembers that the person looks at a content. */
export function useRemember(courseSlug: string, content: MediaContentData): void {
  const key = useKey(courseSlug);
  const { id, title, language, kind, slug } = content;
  const categorySlug = content.category.slug;
  useEffect(() => {
    const seen: RecentMedia = { id, title, language, kind, slug, categorySlug };
    const others = parse(stored(key)).filter(
      (other) => other.slug !== slug || other.categorySlug !== categorySlug,
    );
    try {
      localStorage.setItem(key, JSON.stringify([seen, ...others].slice(0, maximum)));
    } catch (error) {
      // a full storage: it is a convenience only
      reportError(error, { area: 'media' });
    }
  }, [key, id, title, language, kind, slug, categorySlug]);
}

function useKey(courseSlug: string): string {
  return `media:${useStore($user)?.id}:${courseSlug}`;
}

const never = () => () => undefined;
const nothing = () => '[]';

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? nothing();
  } catch {
    return nothing();
  }
}

function parse(text: string): readonly RecentMedia[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isRecentMedia) : [];
  } catch {
    return [];
  }
}

function isRecentMedia(value: unknown): value is RecentMedia {
  const { id, title, language, kind, slug, categorySlug } = Object(value) as Record<string, unknown>;
  return [id, title, language, kind, slug, categorySlug].every((part) => typeof part === 'string');
}
