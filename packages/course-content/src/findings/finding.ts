import type { Language } from '@learn/domain';
import { type FindingCode, findingTexts } from './findingTexts.ts';

/** Something that keeps a folder from being imported, without a language. */
export interface Finding {
  readonly code: FindingCode;
  readonly values?: TextValues | undefined;
  /** names of the part from the top of the file, joined by dots */
  readonly part?: string | undefined;
}

/** What stands for the names in a sentence. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A finding in one sentence or two, begun by the part that it is about. */
export function findingText({ code, values = {}, part }: Finding, language: Language): string {
  const sentence = filled(findingTexts[code][language], values);
  if (!part) return sentence;
  return language === 'fr' ? `«\u202f${part}\u202f»\u202f: ${sentence}` : `«${part}»: ${sentence}`;
}

/** A sentence with its values in place of their names in braces. */
export function filled(text: string, values: TextValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
}

export function isFindingCode(text: string): text is FindingCode {
  return Object.hasOwn(findingTexts, text);
}

/** A code where a schema takes a sentence; `findingOfIssue` makes a finding of it. */
export const says = (code: FindingCode): string => code;
