import { expect, test } from 'vitest';
import { demoContent } from './courses.ts';
import { sessionAnnouncements } from './messageTexts.ts';

/** As frenchSpaceFaults finds them in files of texts; before what follows a sign directly it is none of a sentence. */
const fault = /«[^\u202f]|[^\u202f]»|[^\u202f][:;?!](?=[\s»<]|$)/;

function frenchTexts(value: unknown, isFrench = false): string[] {
  if (typeof value === 'string') return isFrench ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => frenchTexts(inner, isFrench || key === 'fr'));
}

test('signs of French texts stand off by a narrow space', () => {
  const texts = frenchTexts([demoContent, sessionAnnouncements]);
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => fault.test(text.replaceAll(/&\w+;/g, '')))).toEqual([]);
});
