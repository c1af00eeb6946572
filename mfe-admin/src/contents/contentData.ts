import type { AnswerOf, endpoints, RowOf } from '@learn/contracts';

export type ContentImport = AnswerOf<typeof endpoints.contentImport>;
export type ListedImport = RowOf<typeof endpoints.contentImports>;
export type ContentChange = RowOf<typeof endpoints.contentImportChanges>;
