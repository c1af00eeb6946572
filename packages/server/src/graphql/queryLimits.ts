import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
  typeFromAST,
  type ValidationContext,
} from 'graphql';

/** Deepest selection; the deepest that a page asks for has eleven levels. */
export const maximumDepth = 15;

/** Highest cost: a field counts 1, and what lies below a list counts as often as lists have elements on average. */
export const maximumCost = 150_000;
const assumedListLength = 4;

/** Most root fields of an operation, aliases counted: each may ask the database for itself. */
export const maximumRootFields = 20;

/** Most characters of a document; the longest of a page has some thousand. */
export const maximumLength = 32_768;

/** Most tokens of a document; the longest of a page has some hundred. */
export const maximumTokens = 4_000;

interface Weight {
  /** fields side by side at the uppermost level */
  readonly width: number;
  readonly depth: number;
  readonly cost: number;
}

const nothing: Weight = { width: 0, depth: 0, cost: 0 };

/** Validation rule: refuses operations that are deeper, dearer or broader than any page of the platform needs. */
export function limitQueries(context: ValidationContext): ASTVisitor {
  const fragments = new Map<FragmentDefinitionNode, Weight>();

  function weigh(selectionSet: SelectionSetNode, parent: unknown): Weight {
    return selectionSet.selections
      .map((selection): Weight => {
        if (selection.kind === 'FragmentSpread') return weighFragment(selection.name.value);
        if (selection.kind === 'InlineFragment') {
          const { typeCondition } = selection;
          const type = typeCondition ? typeFromAST(context.getSchema(), typeCondition) : parent;
          return weigh(selection.selectionSet, type);
        }
        const type = fieldType(parent, selection.name.value);
        // Introspection has a rule of its own, and an unknown field is refused anyway.
        if (selection.selectionSet === undefined || type === undefined)
          return { width: 1, depth: 1, cost: 1 };
        const inner = weigh(selection.selectionSet, getNamedType(type));
        const cost = 1 + inner.cost * (isList(type) ? assumedListLength : 1);
        return { width: 1, depth: 1 + inner.depth, cost };
      })
      .reduce(
        (left, right) => ({
          width: left.width + right.width,
          depth: Math.max(left.depth, right.depth),
          cost: left.cost + right.cost,
        }),
        nothing,
      );
  }

  function weighFragment(name: string): Weight {
    const fragment = context.getFragment(name);
    if (!fragment) return nothing;
    const known = fragments.get(fragment);
    if (known !== undefined) return known;
    // Ends the recursion where fragments form a circle, which another rule refuses.
    fragments.set(fragment, nothing);
    const weight = weigh(fragment.selectionSet, typeFromAST(context.getSchema(), fragment.typeCondition));
    fragments.set(fragment, weight);
    return weight;
  }

  return {
    OperationDefinition(operation) {
      const root = context.getSchema().getRootType(operation.operation);
      const { width, depth, cost } = weigh(operation.selectionSet, root);
      if (depth > maximumDepth)
        report(`The query is ${depth} levels deep, at most ${maximumDepth} are allowed.`);
      if (cost > maximumCost) report(`The query costs ${cost}, at most ${maximumCost} are allowed.`);
      if (width > maximumRootFields)
        report(`The query has ${width} root fields, at most ${maximumRootFields} are allowed.`);

      function report(message: string) {
        context.reportError(new GraphQLError(message, { nodes: operation }));
      }
    },
  };
}

function fieldType(parent: unknown, name: string): GraphQLOutputType | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
