import '../assignments/graphql/assignment.ts';
import '../assignments/graphql/contents.ts';
import '../assignments/graphql/queries.ts';
import '../assignments/graphql/upsert.ts';
import '../attendance/contentGraphql.ts';
import '../attendance/graphql.ts';
import '../course-pages/graphql/contentQueries.ts';
import '../admin/graphql.ts';
import '../course-pages/graphql/queries.ts';
import '../course-sessions/profileGraphql.ts';
import '../courses/courseSessionGraphql.ts';
import '../courses/graphql.ts';
import '../courses/testContentGraphql.ts';
import '../dashboard/graphql.ts';
import '../feedback/contentGraphql.ts';
import '../feedback/graphql.ts';
import '../media/contentGraphql.ts';
import '../media/graphql.ts';
import '../statistics/graphql.ts';
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
