import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/** The served schema as text, sorted, so that a change shows where it is and nowhere else. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
