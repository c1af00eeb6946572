import { stringify } from 'yaml';

/** YAML as people write it: a text on one line, Markdown in blocks, and nothing for what is left out. */
export function toYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, blockQuote: 'literal', aliasDuplicateObjects: false });
}
