import type { Language } from '@learn/domain';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { demoId } from './demoId.ts';
import { cities, companies, firstNames, lastNames } from './names.ts';
import { pick, type Random, seededRandom, shuffle } from './random.ts';
import type { NewOrganisation, NewUser } from './rows.ts';

/** A person of the demo world. */
export interface Person {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly city: (typeof cities)[number];
  readonly company: string | undefined;
  readonly admin: boolean;
}

const streets: Readonly<Record<Language, readonly string[]>> = {
  de: ['Bahnhofstrasse', 'Lindenweg', 'Schulstrasse', 'Rosenweg', 'Dorfstrasse', 'Mühlegasse'],
  fr: ['Rue du Lac', 'Chemin des Vignes', 'Rue de la Gare', 'Avenue des Tilleuls', 'Rue du Moulin'],
  it: ['Via Stazione', 'Via al Lago', 'Via dei Ronchi', 'Via San Rocco', 'Via Cantonale'],
};

/** The employers; those that the onboarding names by constants are in every database. */
export function demoOrganisations(): NewOrganisation[] {
  return companies.map((name) => ({ id: organisationId(name), name }));
}

const employers: readonly string[] = companies;

/** Number of an employer, counted from 1. */
export function organisationId(company: string): string {
  return String(employers.indexOf(company) + 1);
}

/** The named accounts. */
export function namedPeople(): Person[] {
  return demoAccounts.map((account: DemoAccount) => {
    const city = cities.find((candidate) => candidate.city === account.city);
    if (city === undefined) throw new Error(`${account.username} lives in an unknown town.`);
    return { ...account, city, company: account.company, admin: account.admin ?? false };
  });
}

/** Makes people up; nobody twice, and nobody with the name of a named account. */
export function createInvention(): (where: {
  readonly region: string;
  readonly language: Language;
  readonly companies: readonly string[];
}) => Person {
  const random = seededRandom('people');
  const taken = new Set<string>(demoAccounts.map(({ username }) => username));
  const surnames = shuffle(random, lastNames);
  let count = 0;
  return (where) => {
    for (;;) {
      const lastName = surnames[count % surnames.length] ?? '';
      count += 1;
      const firstName = pick(random, firstNames);
      const username = `${plain(firstName)}.${plain(lastName)}`;
      if (taken.has(username)) continue;
      taken.add(username);
      const towns = cities.filter(({ region }) => region === where.region);
      const city = pick(random, towns.length > 0 ? towns : cities);
      const company = where.companies.length > 0 ? pick(random, where.companies) : undefined;
      return { username, firstName, lastName, language: where.language, city, company, admin: false };
    }
  };
}

/** The row of a person; address, birth date and numbers are made up from the name. */
export function userRow(person: Person, passwordHash: string, chosenProfileId: string | undefined): NewUser {
  const random = seededRandom(person.username);
  const { city, postal_code } = person.city;
  const employer = plain(person.company ?? 'lernkreis');
  return {
    id: demoId(`user/${person.username}`),
    username: person.username,
    email: `${person.username}@${employer}.example`,
    passwordHash,
    firstName: person.firstName,
    lastName: person.lastName,
    vbvId: digits(random, 9),
    hasVbvAdminAccess: person.admin,
    organisationId: person.company === undefined ? null : organisationId(person.company),
    // Employers pay, so that their orders are costs of theirs.
    invoiceAddress: person.company === undefined ? 'prv' : 'org',
    language: person.language,
    street: pick(random, streets[person.language]),
    streetNumber: String(1 + Math.floor(random() * 89)),
    postalCode: postal_code,
    city,
    country: 'CH',
    birthDate: `${1970 + Math.floor(random() * 36)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`,
    phoneNumber: `+4170000${digits(random, 4)}`,
    chosenProfileId: chosenProfileId ?? null,
    showMemberProductTour: false,
  };
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
}

/** Lower-case ascii words joined by hyphens. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, (separators) => (/^[\u0300-\u036f]+$/.test(separators) ? '' : '-'))
    .replace(/^-|-$/g, '');
}
