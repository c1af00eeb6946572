import type { CastMember } from '../../factories.ts';

/** The roles that find a value in a field of an answer, by field. */
export type FieldReaders = ReadonlyMap<string, ReadonlySet<CastMember>>;

/** Fields of one call, or of several that are described together. */
export interface TableSection {
  readonly title: string;
  readonly readers: FieldReaders;
  /** fields that the answer declares as well */
  readonly declared: readonly string[];
}

const width = 140;

/**
 * The table of fields as text: per call its readers, and beneath each group of roles the fields in which just these find a
 * value. Fields that stand under «nobody» are empty for everyone in the world of the test.
 */
export function fieldTable(
  sections: readonly TableSection[],
  roles: readonly CastMember[],
  introduction: string,
): string {
  return `${[introduction, ...sections.map((section) => printSection(section, roles))].join('\n\n')}\n`;
}

function printSection({ title, readers, declared }: TableSection, roles: readonly CastMember[]): string {
  const all = roles.filter((role) => [...readers.values()].some((those) => those.has(role)));
  const nameOf = (field: string) => {
    const those = roles.filter((role) => readers.get(field)?.has(role));
    if (those.length === all.length) return 'all readers';
    return those.length > all.length / 2 && those.length > 4
      ? `all readers but ${all.filter((role) => !those.includes(role)).join(', ')}`
      : those.join(', ');
  };
  const groups = Map.groupBy([...readers.keys()].sort(), nameOf);
  const unseen = [...new Set(declared)].filter((field) => !readers.has(field)).sort();
  if (unseen.length > 0) groups.set('nobody', unseen);
  return [
    `## ${title}`,
    ...(all.length > 0 ? [`Readers: ${all.length === roles.length ? 'everybody' : all.join(', ')}`] : []),
    ...[...groups].map(([name, fields]) => `- ${name}:\n${wrapped(braces(fields))}`),
  ].join('\n');
}

interface Tree {
  readonly inner: Map<string, Tree>;
}

/** `a.b a.c` as `a{b c}`. */
function braces(fields: readonly string[]): string[] {
  const root: Tree = { inner: new Map() };
  for (const field of fields) {
    let place = root;
    for (const part of field.split('.')) {
      const next = place.inner.get(part) ?? { inner: new Map() };
      place.inner.set(part, next);
      place = next;
    }
  }
  const print = ({ inner }: Tree): string[] =>
    [...inner].map(([name, tree]) => (tree.inner.size === 0 ? name : `${name}{${print(tree).join(' ')}}`));
  return print(root);
}

/** Plain names together, and each name with others beneath it on lines of its own, so that a change stays where it is. */
function wrapped(parts: readonly string[]): string {
  const plain = parts.filter((part) => !part.includes('{'));
  const nested = parts.filter((part) => part.includes('{'));
  return [...(plain.length > 0 ? [plain.join(' ')] : []), ...nested].flatMap(linesOf).join('\n');
}

function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(`  ${word}`);
    else if (line.length + word.length >= width) lines.push(`    ${word}`);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
