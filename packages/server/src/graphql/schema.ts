import '../admin/graphql.ts';
import '../assignments/graphql/index.ts';
import '../attendance/graphql/index.ts';
import '../cockpit/graphql/index.ts';
import '../course-pages/graphql/index.ts';
import '../course-sessions/graphql.ts';
import '../courses/graphql/index.ts';
import '../dashboard/graphql.ts';
import '../feedback/graphql/index.ts';
import '../media/graphql/index.ts';
import '../statistics/graphql/index.ts';
import type { GraphQLSchema } from 'graphql';
import { isInterfaceType, isObjectType } from 'graphql';
import { builder } from './builder.ts';

/** The schema that `packages/contracts/schema.graphql` promises. */
export const schema: GraphQLSchema = readPlainFieldsDirectly(builder.toSchema());

/**
 * Pothos gives every exposed field a function that reads the property. Without it the compiled query reads the property
 * itself, which halves the time of a course tree.
 */
function readPlainFieldsDirectly(built: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(built.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.extensions.pothosExposedField === field.name) delete field.resolve;
    }
  }
  return built;
}
