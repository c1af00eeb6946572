import { z } from 'zod';
import { type FieldProblem, fieldMessages } from './errorMessages.ts';
import { type FieldError, notFound, validationFailed } from './errors.ts';
import { unstorableText } from './unstorableText.ts';

/**
 * Checks what was sent.
 * @throws validation_failed with the faulty fields by their dotted path
 */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const unstorable = unstorableText(body);
  if (unstorable !== undefined) throw validationFailed([{ field: unstorable, problems: ['invalid'] }]);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw validationFailed(result.error.issues.flatMap(fieldErrorsOf));
}

const uuid = z.uuid();

/** An id from an address. @throws not_found for what cannot be an id of anything */
export function parseId(value: string): string {
  const result = uuid.safeParse(value);
  if (!result.success) throw notFound();
  return result.data.toLowerCase();
}

function fieldErrorsOf(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), problems: ['unknown'] }));
  }
  const field = issue.path.join('.');
  if (issue.code === 'too_big' && issue.origin === 'number') {
    return [{ field, problems: ['above_greatest'], greatest: Number(issue.maximum) }];
  }
  return [{ field, problems: [problemOf(issue)] }];
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  // what a rule of several fields calls its problem: `refine(…, { params: { problem } })`
  if (issue.code === 'custom' && isFieldProblem(issue.params?.problem)) return issue.params.problem;
  if (issue.code === 'too_small' && issue.minimum === 1 && issue.origin === 'string') return 'required';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'too_short' : 'too_small';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_large';
  return issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
    ? 'required'
    : 'invalid';
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return typeof value === 'string' && Object.hasOwn(fieldMessages, value);
}
