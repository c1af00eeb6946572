import type { Localised } from '@learn/contracts';
import type { Language } from '@learn/domain';

export interface MailText {
  readonly subject: Localised;
  readonly text: Localised;
}

/** A mail in a language, with what stands for `{name}` and the like; what has no value stays as it is. */
export function fillMail(
  { subject, text }: MailText,
  language: Language,
  details: Readonly<Record<string, string>>,
): { readonly subject: string; readonly text: string } {
  const fill = (pattern: string) =>
    pattern.replace(/\{(\w+)\}/g, (whole, word: string) => details[word] ?? whole);
  return { subject: fill(subject[language]), text: fill(text[language]) };
}
