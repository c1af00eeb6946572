import { formatCertificateCode, formatDate, formatGrade, formatPoints, type Language } from '@learn/domain';
import type { IssuedCertificateRow, IssuedResult } from '../tables.ts';
import { documentTexts } from './documentTexts.ts';

/** Everything that is printed, in the order in which it is read. */
export interface DocumentContent {
  readonly language: Language;
  readonly brand: string;
  /** title of the file */
  readonly title: string;
  readonly kind: string | undefined;
  readonly heading: string;
  readonly name: string;
  readonly statement: string;
  readonly grade: { readonly label: string; readonly official: string; readonly exact: string };
  readonly table: {
    readonly heading: string;
    readonly columns: readonly string[];
    /** as many cells as columns, the first names the row */
    readonly rows: readonly (readonly string[])[];
  };
  readonly issued: string;
  readonly verification: {
    readonly heading: string;
    readonly text: string;
    readonly address: string;
    readonly code: string;
    readonly qrCode: string;
  };
}

interface Printed {
  readonly issued: Pick<
    IssuedCertificateRow,
    | 'personName'
    | 'titles'
    | 'courseTitles'
    | 'sessionTitles'
    | 'results'
    | 'gradeExact'
    | 'gradeOfficial'
    | 'issuedAt'
    | 'code'
  >;
  readonly brand: string;
  /** where it is verified */
  readonly address: string;
}

/** Writes a certificate in a language. */
export function documentContent({ issued, brand, address }: Printed, language: Language): DocumentContent {
  const texts = documentTexts[language];
  const heading = issued.titles[language];
  return {
    language,
    brand,
    title: `${heading}, ${issued.personName}`,
    kind: heading.toLowerCase().includes(texts.kind.toLowerCase()) ? undefined : texts.kind,
    heading,
    name: issued.personName,
    statement: texts.statement(
      issued.courseTitles[language],
      new Intl.ListFormat(`${language}-CH`).format(issued.sessionTitles.map((titles) => titles[language])),
    ),
    grade: {
      label: texts.grade,
      official: formatGrade(issued.gradeOfficial, 1),
      exact: texts.exact(formatGrade(issued.gradeExact, 2)),
    },
    table: {
      heading: texts.assignments,
      columns: texts.columns,
      rows: issued.results.map((result) => rowOf(result, language)),
    },
    issued: texts.issued(formatDate(issued.issuedAt, language)),
    verification: {
      heading: texts.verification,
      text: texts.verify,
      address,
      code: texts.code(formatCertificateCode(issued.code)),
      qrCode: texts.qrCode,
    },
  };
}

function rowOf(result: IssuedResult, language: Language): string[] {
  const { titles, weight, points, points_final, points_deducted, max_points, exact, official } = result;
  const texts = documentTexts[language];
  const final = points_final ?? points;
  const written =
    final === null ? texts.withoutPoints : texts.points(formatPoints(final), formatPoints(max_points));
  const deduction = points_deducted > 0 ? `\n${texts.deducted(formatPoints(points_deducted))}` : '';
  return [
    titles[language],
    formatPoints(weight),
    written + deduction,
    exact === null ? '–' : formatGrade(exact, 2),
    official === null ? '–' : formatGrade(official, 1),
  ];
}
