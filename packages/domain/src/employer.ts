import { otherOrganisation } from './profileFields.ts';

/** The employer of a person, an organisation id: one that counts, one that the person only claims, or none. */
export interface Employer {
  readonly confirmed: string | null;
  readonly claimed: string | null;
}

/**
 * A person names their employer (domain decisions §4): another one than before is a claim, and what was confirmed before
 * counts no more.
 * @param named null: none
 * @returns the same object where nothing changes
 */
export function nameEmployer(employer: Employer, named: string | null): Employer {
  return named === namedEmployer(employer) ? employer : { confirmed: null, claimed: named };
}

/** What the person's own profile shows, confirmed or not. */
export function namedEmployer({ confirmed, claimed }: Employer): string | null {
  return confirmed ?? claimed;
}

/** Whether somebody can confirm that employer: «another one» is none of the platform's organisations. */
export function isConfirmable(organisationId: string): boolean {
  return organisationId !== otherOrganisation;
}
