import type { Addresses, Text } from '@learn/course-content';
import { type Language, languages } from '@learn/domain';

/** One thing in its languages; German is there always. */
export type Languages<Row> = ReadonlyMap<Language, Row>;

interface LocalisedRow {
  readonly translationKey: string;
  readonly language: Language;
}

/** Rows by the thing that they are of, in their order. A thing without German is left out, as it is on the pages. */
export function byThing<Row extends LocalisedRow>(rows: readonly Row[]): Languages<Row>[] {
  return [...Map.groupBy(rows, ({ translationKey }) => translationKey).values()]
    .map((some) => new Map(some.map((row) => [row.language, row])))
    .filter((some) => some.has('de'));
}

/** The German row, which stands in for missing ones. */
export function germanOf<Row>(rows: Languages<Row>): Row {
  const row = rows.get('de');
  if (row === undefined) throw new Error('There is no German row.');
  return row;
}

/** A text of a thing in three languages. Where one is missing or empty the German text stands in. */
export function textFrom<Row>(rows: Languages<Row>, read: (row: Row) => string | undefined): Text {
  const german = read(germanOf(rows)) ?? '';
  const [de = '', fr = '', it = ''] = languages.map((language) => {
    const row = rows.get(language);
    return (row && read(row)) || german;
  });
  return { de, fr, it };
}

/** The same for a text that may be left out. */
export function optionalText<Row>(
  rows: Languages<Row>,
  read: (row: Row) => string | null | undefined,
): Text | undefined {
  const text = textFrom(rows, (row) => read(row) ?? '');
  return text.de === '' ? undefined : text;
}

/** Addresses per language, as one where they are the same; nothing where there is none. */
export function addressesFrom<Row>(
  rows: Languages<Row>,
  read: (row: Row) => string | undefined,
): Addresses | undefined {
  const text = optionalText(rows, read);
  return text && text.de === text.fr && text.de === text.it ? text.de : text;
}

/** The elements of lists that are equally long in all languages, each in its languages. */
export function zipped<Row, Element>(
  rows: Languages<Row>,
  read: (row: Row) => readonly Element[] | undefined,
): Languages<Element>[] {
  return (read(germanOf(rows)) ?? []).map((german, index) => {
    const element = (row: Row) => read(row)?.[index] ?? german;
    return new Map([...rows].map(([language, row]) => [language, element(row)]));
  });
}

/** A list without anything in it is left out of a file. */
export function unlessEmpty<Element>(list: readonly Element[]): Element[] | undefined {
  return list.length === 0 ? undefined : [...list];
}

/** The texts of an element that is a text. */
export function spokenLines<Row>(
  rows: Languages<Row>,
  read: (row: Row) => readonly string[] | undefined,
): Text[] | undefined {
  return unlessEmpty(zipped(rows, read).map((line) => textFrom(line, (text) => text)));
}
