import { isLanguage, type Language } from './language.ts';
import {
  birthDateProblem,
  phoneNumberProblem,
  postalCodeProblem,
  profileFieldLengths,
} from './profileFields.ts';

/** The columns of a list of people that is imported, in the order of the template. */
export const importFields = [
  'email',
  'first_name',
  'last_name',
  'language',
  'course_session',
  'organisation',
  'birth_date',
  'phone_number',
  'street',
  'street_number',
  'postal_code',
  'city',
] as const;

export type ImportField = (typeof importFields)[number];

/** Columns without which a list is not read. */
export const requiredImportFields = [
  'email',
  'first_name',
  'last_name',
] as const satisfies readonly ImportField[];

export const importLimits = { bytes: 2 * 1024 * 1024, rows: 5000, columns: 30, cell: 300, days: 30 } as const;

/** A row as it is kept: texts as they will be stored, a field that the file lacks is absent. */
export type ImportValues = Readonly<Partial<Record<ImportField, string>>>;

/** What can be wrong with a cell; the first ones are seen in the cell alone, the others need what is stored. */
export const importProblems = [
  'required',
  'too_long',
  'invalid',
  'formula',
  'email',
  'language',
  'birth_date',
  'age',
  'swiss_postal_code',
  'phone_number',
  'duplicate',
  'other_person',
  'ambiguous',
  'blocked',
  'other_role',
  'unknown_session',
  'archived_session',
  'unknown_organisation',
] as const;

export type ImportProblem = (typeof importProblems)[number];

/** What is said to a person about each problem. */
export const importProblemTexts: Readonly<Record<ImportProblem, Readonly<Record<Language, string>>>> = {
  required: { de: 'Fehlt', fr: 'Manque', it: 'Manca' },
  too_long: { de: 'Zu lang', fr: 'Trop long', it: 'Troppo lungo' },
  invalid: { de: 'Ungültig', fr: 'Non valable', it: 'Non valido' },
  formula: {
    de: 'Formel, wird nicht angenommen',
    fr: 'Formule, n’est pas acceptée',
    it: 'Formula, non è accettata',
  },
  email: { de: 'Keine E-Mail-Adresse', fr: 'Pas une adresse e-mail', it: 'Non è un indirizzo e-mail' },
  language: { de: 'Nur de, fr oder it', fr: 'Seulement de, fr ou it', it: 'Solo de, fr o it' },
  birth_date: { de: 'Diesen Tag gibt es nicht', fr: 'Ce jour n’existe pas', it: 'Questo giorno non esiste' },
  age: {
    de: 'Alter nicht zwischen 14 und 100 Jahren',
    fr: 'Âge hors de 14 à 100 ans',
    it: 'Età non compresa tra 14 e 100 anni',
  },
  swiss_postal_code: {
    de: 'Keine Schweizer Postleitzahl (4 Ziffern)',
    fr: 'Pas un numéro postal suisse (4 chiffres)',
    it: 'Non è un numero postale svizzero (4 cifre)',
  },
  phone_number: {
    de: 'Keine gültige Telefonnummer',
    fr: 'Pas un numéro de téléphone valable',
    it: 'Numero di telefono non valido',
  },
  duplicate: {
    de: 'Gleiche Adresse wie in Zeile {row}',
    fr: 'Même adresse qu’à la ligne {row}',
    it: 'Stesso indirizzo della riga {row}',
  },
  other_person: {
    de: 'Gehört schon einer Person mit anderem Namen',
    fr: 'Appartient déjà à une personne d’un autre nom',
    it: 'Appartiene già a una persona con un altro nome',
  },
  ambiguous: {
    de: 'Mehrere Konten haben diese Adresse',
    fr: 'Plusieurs comptes ont cette adresse',
    it: 'Più account hanno questo indirizzo',
  },
  blocked: { de: 'Dieses Konto ist gesperrt', fr: 'Ce compte est bloqué', it: 'Questo account è bloccato' },
  other_role: {
    de: 'Hat in dieser Durchführung schon eine andere Rolle',
    fr: 'A déjà un autre rôle dans cette session',
    it: 'Ha già un altro ruolo in questa sessione',
  },
  archived_session: {
    de: 'Diese Durchführung ist archiviert',
    fr: 'Cette session est archivée',
    it: 'Questa sessione è archiviata',
  },
  unknown_session: {
    de: 'Diese Durchführung gibt es nicht oder mehrfach',
    fr: 'Cette session n’existe pas ou existe plusieurs fois',
    it: 'Questa sessione non esiste o esiste più volte',
  },
  unknown_organisation: {
    de: 'Diesen Arbeitgeber gibt es nicht',
    fr: 'Cet employeur n’existe pas',
    it: 'Questo datore di lavoro non esiste',
  },
};

export const importTitles: Readonly<Record<ImportField, Readonly<Record<Language, string>>>> = {
  email: { de: 'E-Mail', fr: 'E-mail', it: 'E-mail' },
  first_name: { de: 'Vorname', fr: 'Prénom', it: 'Nome' },
  last_name: { de: 'Nachname', fr: 'Nom', it: 'Cognome' },
  language: { de: 'Sprache', fr: 'Langue', it: 'Lingua' },
  course_session: { de: 'Durchführung', fr: 'Session', it: 'Sessione' },
  organisation: { de: 'Arbeitgeber', fr: 'Employeur', it: 'Datore di lavoro' },
  birth_date: { de: 'Geburtsdatum', fr: 'Date de naissance', it: 'Data di nascita' },
  phone_number: { de: 'Telefon', fr: 'Téléphone', it: 'Telefono' },
  street: { de: 'Strasse', fr: 'Rue', it: 'Via' },
  street_number: { de: 'Hausnummer', fr: 'Numéro', it: 'Numero civico' },
  postal_code: { de: 'PLZ', fr: 'NPA', it: 'NPA' },
  city: { de: 'Ort', fr: 'Localité', it: 'Località' },
};

/** Title of the column that says what is wrong with a row. */
export const importProblemTitle: Readonly<Record<Language, string>> = {
  de: 'Problem',
  fr: 'Problème',
  it: 'Problema',
};

/** Title of the column that says which line of the first file a corrected row replaces. */
export const importLineTitle: Readonly<Record<Language, string>> = { de: 'Zeile', fr: 'Ligne', it: 'Riga' };

/** Which column a title means, in any language and without regard to capitals, accents and signs. */
export function importColumn(title: string): ImportField | 'line' | undefined {
  const wanted = plain(title);
  if (wanted === '') return undefined;
  if (Object.values(importLineTitle).some((name) => plain(name) === wanted)) return 'line';
  return importFields.find(
    (field) =>
      plain(field) === wanted || Object.values(importTitles[field]).some((name) => plain(name) === wanted),
  );
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** A text that spreadsheets take for a formula; a telephone number with its + is none. */
export function isFormula(field: ImportField, text: string): boolean {
  if (field === 'phone_number' && /^\+[\d\s()./'-]*$/.test(text)) return false;
  return /^'?\s*[=+\-@＝＋－＠]/u.test(text) || /[\t\r\n]/.test(text);
}

/** A cell as it is kept: no white space around, addresses in lower case, days as YYYY-MM-DD where they can be read. */
export function importedValue(field: ImportField, text: string): string {
  const trimmed = text.replaceAll('\u00a0', ' ').trim();
  switch (field) {
    case 'email':
      return trimmed.toLowerCase();
    case 'language':
      return importedLanguage(trimmed);
    case 'birth_date':
      return importedDay(trimmed);
    default:
      return trimmed;
  }
}

/** dd.mm.yyyy is what people write; a day that does not exist stays as it is written. */
function importedDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return text;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return birthDateProblem(iso, '9999-01-01') === 'invalid' ? text : iso;
}

const languageNames: Readonly<Record<string, Language>> = {
  deutsch: 'de',
  allemand: 'de',
  tedesco: 'de',
  französisch: 'fr',
  français: 'fr',
  francese: 'fr',
  italienisch: 'it',
  italien: 'it',
  italiano: 'it',
};

function importedLanguage(text: string): string {
  const lower = text.toLowerCase();
  return languageNames[lower] ?? lower;
}

const address = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/;

/**
 * What is wrong with a row by itself, by field (the rules of profiles, domain decisions §16). An empty cell is wrong only
 * where one is required.
 * @param today YYYY-MM-DD in Zurich
 */
export function importRowProblems(values: ImportValues, today: string): Map<ImportField, ImportProblem> {
  const problems = new Map<ImportField, ImportProblem>();
  for (const field of importFields) {
    const problem = cellProblem(field, values[field] ?? '', today);
    if (problem !== undefined) problems.set(field, problem);
  }
  return problems;
}

function cellProblem(field: ImportField, value: string, today: string): ImportProblem | undefined {
  if (value === '') return requiredImportFields.some((one) => one === field) ? 'required' : undefined;
  if (isFormula(field, value)) return 'formula';
  if (value.length > lengthOf(field)) return 'too_long';
  switch (field) {
    case 'email':
      return address.test(value) ? undefined : 'email';
    case 'language':
      return isLanguage(value) ? undefined : 'language';
    case 'birth_date':
      return dayProblem(value, today);
    case 'postal_code':
      return postalCodeProblem(value, 'CH') === undefined ? undefined : 'swiss_postal_code';
    case 'phone_number':
      return phoneNumberProblem(value) === undefined ? undefined : 'phone_number';
    default:
      return undefined;
  }
}

function dayProblem(value: string, today: string): ImportProblem | undefined {
  const problem = birthDateProblem(value, today);
  if (problem === undefined) return undefined;
  return problem === 'age' ? 'age' : 'birth_date';
}

function lengthOf(field: ImportField): number {
  if (field === 'email') return 254;
  return (profileFieldLengths as Readonly<Partial<Record<ImportField, number>>>)[field] ?? importLimits.cell;
}

/**
 * What a faulty cell probably should be: an address without blanks and with dots for commas, a postal code without letters,
 * a day whose month and day are changed over. Undefined where nothing is likely.
 * @param today YYYY-MM-DD in Zurich
 */
export function importSuggestion(field: ImportField, value: string, today: string): string | undefined {
  const suggested = guess(field, value);
  if (suggested === undefined || suggested === value || suggested === '') return undefined;
  return cellProblem(field, suggested, today) === undefined ? suggested : undefined;
}

function guess(field: ImportField, value: string): string | undefined {
  switch (field) {
    case 'email':
      return value.replaceAll(/\s/g, '').replaceAll(',', '.').replace(/\.+$/, '');
    case 'postal_code':
      return /^(?:ch|fl)?[\s-]*(\d{4})$/i.exec(value)?.[1];
    case 'birth_date':
      return value.replace(/^(\d{1,2})[./](\d{1,2})[./](\d{4})$/, (_, first, second, year) =>
        importedDay(`${second}.${first}.${year}`),
      );
    case 'phone_number':
      return value.replaceAll(/[^\d+]/g, '');
    default:
      return undefined;
  }
}
