import { linkPatterns, matchPath } from '@learn/contracts';
import { languages } from '@learn/domain';
import type { Finding } from '../findings/finding.ts';
import type { Course } from '../schema/course.ts';
import type { Text } from '../schema/fields.ts';
import { circlesOf, placedContents } from '../walkCourse.ts';
import { type Checking, report } from './checking.ts';

/** Own addresses in texts and buttons lead to pages that are there; those of other sites are not asked. */
export function checkLinks(checking: Checking): void {
  for (const course of checking.library.courses) {
    const contents = placedContents(course).map(({ content }) => content);
    for (const part of [...contents, ...course.media.flatMap((category) => category.contents)]) {
      const { text, ...rest } = part as typeof part & { readonly text?: Text };
      for (const [path, value] of stringsOf(rest)) checkString(checking, part, { path, value });
      if (text !== undefined) checkText(checking, text);
    }
  }
}

function checkText(checking: Checking, text: Text): void {
  for (const language of languages) {
    for (const url of linksIn(text[language])) {
      const fault = faultOf(checking, url);
      if (fault === undefined) continue;
      const source = checking.sources.get(text);
      checking.reading.problems.push({
        file: `${source?.file}.${language}.md`,
        line: source?.line([language, url]) ?? 1,
        ...fault,
      });
    }
  }
}

/** Addresses of pages stand in the fields `url` and `button_url`; other addresses are those of files and systems. */
function checkString(
  checking: Checking,
  owner: object,
  { path, value }: { readonly path: readonly PropertyKey[]; readonly value: string },
): void {
  const isAddress = path.some((key) => key === 'url' || key === 'button_url');
  for (const url of isAddress ? [value] : linksIn(value)) {
    const fault = faultOf(checking, url);
    if (fault !== undefined) report(checking, owner, { path, ...fault });
  }
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}

function* stringsOf(value: unknown, path: readonly PropertyKey[] = []): Generator<[PropertyKey[], string]> {
  if (typeof value === 'string') yield [[...path], value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* stringsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** @returns what is wrong with an address; undefined for those of other sites and of pages that are there */
function faultOf({ library }: Checking, url: string): Finding | undefined {
  if (!url.startsWith('/')) return undefined;
  const pathname = url.replace(/[?#].*$/, '');
  const found = Object.values(linkPatterns)
    .map((pattern) => matchPath(pattern, pathname))
    .filter((parameters) => parameters !== undefined);
  if (found.length === 0) return { code: 'link_unknown', values: { url } };
  const course = library.courses.find(({ slug }) => found.some(({ courseSlug }) => courseSlug === slug));
  if (course === undefined || found.some((parameters) => leadsTo(course, parameters))) return undefined;
  return { code: 'link_dead', values: { url, course: course.slug } };
}

function leadsTo(course: Course, parameters: Readonly<Record<string, string>>): boolean {
  const { circleSlug, contentSlug, categorySlug, learningUnitSlug, certificateSlug } = parameters;
  if (categorySlug !== undefined) {
    const category = course.media.find(({ slug }) => slug === categorySlug);
    if (category === undefined || contentSlug === undefined) return category !== undefined;
    return category.contents.some(({ slug }) => slug === contentSlug);
  }
  if (certificateSlug !== undefined)
    return (course.competence_certificates ?? []).some(({ slug }) => slug === certificateSlug);
  if (circleSlug === undefined) return true;
  const circle = circlesOf(course).find(({ slug }) => slug === circleSlug);
  const units = circle?.sequences.flatMap((sequence) => sequence.units) ?? [];
  if (learningUnitSlug !== undefined) return units.some(({ slug }) => slug === learningUnitSlug);
  if (contentSlug === undefined) return circle !== undefined;
  return units.some(({ contents }) => contents.some(({ slug }) => slug === contentSlug));
}
