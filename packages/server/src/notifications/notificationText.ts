import type { Localised } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { type NotificationVerb, notificationTexts } from './notificationTexts.ts';

/** Stands for a person who caused it and has no account any more. */
const unknownActor: Localised = { de: 'Jemand', fr: 'Quelqu’un', it: 'Qualcuno' };

/** What the sentence of a notification is made of. */
export interface NotificationFacts {
  readonly verb: NotificationVerb;
  readonly details: Readonly<Record<string, unknown>>;
  /** full name of the person who caused it */
  readonly actorName: string | null | undefined;
}

/** The sentence of a notification in a language; `{actor}` is who caused it, other names stand for details. */
export function notificationText(
  { verb, details, actorName }: NotificationFacts,
  language: Language,
): string {
  const facts: Readonly<Record<string, unknown>> = { actor: actorName || unknownActor, ...details };
  return notificationTexts[verb][language].replace(/\{(\w+)\}/g, (_, name: string) =>
    textOf(facts[name], language),
  );
}

function textOf(value: unknown, language: Language): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const text = (value as Partial<Localised>)[language];
  return typeof text === 'string' ? text : '';
}
