import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { unstorableText } from '../unstorableText.ts';

/** Refuses variables and written values that no database can keep, and variables of endless depth, before any resolver meets them. */
export function refuseUnstorableTexts(): Plugin {
  return {
    onParams({ params }) {
      const path = unstorableText(params.variables);
      if (path !== undefined) throw unstorable(`variable ${path}`);
    },
    onValidate: ({ addValidationRule }) => addValidationRule(refuseWrittenTexts),
  };
}

function refuseWrittenTexts(context: ValidationContext): ASTVisitor {
  return {
    StringValue({ value }) {
      if (unstorableText(value) !== undefined) context.reportError(unstorable('text'));
    },
  };
}

function unstorable(what: string): GraphQLError {
  return new GraphQLError(`The ${what} holds a character that cannot be kept, or is nested too deep.`, {
    extensions: { http: { status: 400, spec: true } },
  });
}
