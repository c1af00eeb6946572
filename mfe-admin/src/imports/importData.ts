import type { AnswerOf, endpoints, RowOf } from '@learn/contracts';

export type PersonImport = AnswerOf<typeof endpoints.personImport>;
export type ImportRow = RowOf<typeof endpoints.personImportRows>;
