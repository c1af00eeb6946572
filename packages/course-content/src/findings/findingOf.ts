import { languages } from '@learn/domain';
import type { YAMLError } from 'yaml';
import type { z } from 'zod';
import { type Finding, isFindingCode } from './finding.ts';

/** What the YAML library finds wrong with the notation. */
export function findingOfYaml({ code, message }: Pick<YAMLError, 'code' | 'message'>): Finding {
  switch (code) {
    case 'DUPLICATE_KEY':
      return { code: 'yaml_repeated_key' };
    case 'BAD_INDENT':
    case 'TAB_AS_INDENT':
      return { code: 'yaml_indent' };
    default:
      return { code: 'yaml', values: { detail: message } };
  }
}

type Issue = z.core.$ZodIssue;

/** What a schema finds wrong with a value; where the schema says a code of its own (`says`), that one. */
export function findingOfIssue(issue: Issue): Finding {
  return { part: issue.path.map(String).join('.'), ...findingOfValue(issue) };
}

function findingOfValue(issue: Issue): Finding {
  if (isFindingCode(issue.message)) {
    return { code: issue.message, values: issue.code === 'custom' ? issue.params?.values : undefined };
  }
  switch (issue.code) {
    case 'invalid_type':
      return findingOfType(issue);
    case 'unrecognized_keys':
      return { code: 'unknown_key', values: { keys: issue.keys.join(', ') } };
    case 'invalid_union':
      return { code: 'one_of', values: { values: optionsOf(issue).join(', ') } };
    case 'invalid_value':
      return { code: 'one_of', values: { values: issue.values.join(', ') } };
    case 'too_small': {
      const code = issue.origin === 'string' || issue.origin === 'array' ? 'too_few' : 'at_least';
      return { code, values: { limit: String(issue.minimum) } };
    }
    case 'too_big':
      return {
        code: issue.origin === 'string' ? 'too_long' : 'at_most',
        values: { limit: String(issue.maximum) },
      };
    case 'invalid_format':
      if (issue.format === 'uuid') return { code: 'uuid_expected' };
  }
  return { code: 'wrong', values: { detail: issue.message } };
}

const ofType = {
  string: 'text_expected',
  number: 'number_expected',
  int: 'whole_number_expected',
  boolean: 'boolean_expected',
  array: 'list_expected',
  object: 'fields_expected',
  record: 'fields_expected',
} as const;

function findingOfType({ expected, message, path }: z.core.$ZodIssueInvalidType): Finding {
  if (message.endsWith('received undefined')) {
    const isLanguage = languages.some((language) => language === path.at(-1));
    return { code: isLanguage ? 'missing_language' : 'missing' };
  }
  const known = Object.entries(ofType).find(([type]) => type === expected)?.[1];
  return known === undefined ? { code: 'wrong', values: { detail: message } } : { code: known };
}

function optionsOf(issue: Issue): readonly unknown[] {
  return 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
}
