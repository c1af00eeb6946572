import { forbidden, notFound } from '../errors.ts';

/** A rule about who may do something: the sentence says it, the function decides it. Nothing is allowed without one. */
export interface Policy<Subject = void> {
  /** who may do what, as a sentence; the API's description shows it */
  readonly sentence: string;
  readonly allows: (subject: Subject) => boolean;
}

/** @param sentence who may do what, e.g. «Experts write attendance in their own sessions.» */
export function definePolicy<Subject>(
  sentence: string,
  allows: (subject: Subject) => boolean,
): Policy<Subject> {
  return { sentence, allows };
}

/** For calls that need no login; the sentence says what protects them instead. */
export function openToEveryone(sentence: string): Policy & { readonly public: true } {
  return { sentence, allows: () => true, public: true };
}

/** For calls in which everybody meets only what is their own, and that name nothing of anybody else. */
export function ownOnly(sentence: string): Policy & { readonly own: true } {
  return { sentence, allows: () => true, own: true };
}

/** What the current user may not see does not exist for them. @throws not_found */
export function assertMaySee<Subject>(policy: Policy<Subject>, subject: Subject): void {
  if (!policy.allows(subject)) throw notFound();
}

/** For what the current user sees but must not do. @throws forbidden */
export function assertMayDo<Subject>(policy: Policy<Subject>, subject: Subject): void {
  if (!policy.allows(subject)) throw forbidden();
}
