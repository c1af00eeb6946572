import type { Language } from '@learn/domain';

/** A named account of the demo world; the start message and the README list them. */
export interface DemoAccount {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly who: string;
  /** town of the person, one of `cities` */
  readonly city: string;
  /** employer, one of `companies` */
  readonly company?: string;
  readonly admin?: boolean;
}

/** The accounts that the demo world is made for; everyone's password is `demo`. */
export const demoAccounts = [
  {
    username: 'lena.keller',
    firstName: 'Lena',
    lastName: 'Keller',
    language: 'de',
    who: 'vv participant (de), member of two sessions of the course',
    city: 'Winterthur',
    company: 'Silberdistel Versicherungen AG',
  },
  {
    username: 'marc.favre',
    firstName: 'Marc',
    lastName: 'Favre',
    language: 'fr',
    who: 'uk participant (fr)',
    city: 'Lausanne',
    company: 'Assurances Grand-Tétras SA',
  },
  {
    username: 'giulia.rossi',
    firstName: 'Giulia',
    lastName: 'Rossi',
    language: 'it',
    who: 'ag participant (it)',
    city: 'Lugano',
    company: 'Autorimessa Tre Castagni Sagl',
  },
  {
    username: 'jonas.frei',
    firstName: 'Jonas',
    lastName: 'Frei',
    language: 'de',
    who: 'et participant (de)',
    city: 'St. Gallen',
    company: 'Obsthof Morgentau GmbH',
  },
  {
    username: 'thomas.meier',
    firstName: 'Thomas',
    lastName: 'Meier',
    language: 'de',
    who: 'expert: uk trainer and vv expert',
    city: 'Zürich',
  },
  {
    username: 'sandra.huber',
    firstName: 'Sandra',
    lastName: 'Huber',
    language: 'de',
    who: 'learning mentor, vv (with mentees)',
    city: 'Zürich',
    company: 'Silberdistel Versicherungen AG',
  },
  {
    username: 'peter.blanc',
    firstName: 'Peter',
    lastName: 'Blanc',
    language: 'fr',
    who: 'learning mentor, uk (Praxisbildner)',
    city: 'Fribourg',
    company: 'Assurances Grand-Tétras SA',
  },
  {
    username: 'regula.ammann',
    firstName: 'Regula',
    lastName: 'Ammann',
    language: 'de',
    who: 'supervisor of two regions',
    city: 'Bern',
  },
  {
    username: 'daniel.vogt',
    firstName: 'Daniel',
    lastName: 'Vogt',
    language: 'de',
    who: 'training responsible',
    city: 'Zürich',
    company: 'Silberdistel Versicherungen AG',
  },
  {
    username: 'monika.steiner',
    firstName: 'Monika',
    lastName: 'Steiner',
    language: 'de',
    who: 'apprenticeship trainer (Berufsbildner)',
    city: 'Winterthur',
    company: 'Nordlicht Versicherungsgenossenschaft',
  },
  {
    username: 'urs.baumann',
    firstName: 'Urs',
    lastName: 'Baumann',
    language: 'de',
    who: 'exam expert',
    city: 'Olten',
  },
  {
    username: 'carla.conti',
    firstName: 'Carla',
    lastName: 'Conti',
    language: 'it',
    who: 'admin access',
    city: 'Bellinzona',
    admin: true,
  },
  {
    username: 'noah.weber',
    firstName: 'Noah',
    lastName: 'Weber',
    language: 'de',
    who: 'account without any course',
    city: 'Aarau',
  },
] as const satisfies readonly DemoAccount[];

export type DemoUsername = (typeof demoAccounts)[number]['username'];
