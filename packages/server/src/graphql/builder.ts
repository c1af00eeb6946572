import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';

export interface SchemaTypes {
  Context: GraphqlContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date | string };
    Date: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
  };
}

/** The one Pothos builder; every resource adds its types beside its other files. */
export const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false });

builder.queryType({});

builder.mutationType({});

builder.scalarType('DateTime', {
  description: 'An exact point in time, ISO 8601 with offset (UTC).',
  serialize: (value) => (typeof value === 'string' ? value : value.toISOString()),
  parseValue: (value) => {
    const time = new Date(typeof value === 'string' ? value : Number.NaN);
    if (Number.isNaN(time.getTime())) throw new GraphQLError('DateTime must be an ISO 8601 text.');
    return time;
  },
});

builder.scalarType('Date', {
  description: 'A calendar day, YYYY-MM-DD, in Europe/Zurich.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value;
    throw new GraphQLError('Date must be a text of the form YYYY-MM-DD.');
  },
});

builder.scalarType('JSON', {
  description: 'Any value of JSON; what is in it is said where it is used.',
  serialize: (value) => value,
});
