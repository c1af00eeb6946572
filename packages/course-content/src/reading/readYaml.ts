import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, Scalar } from 'yaml';
import type { z } from 'zod';
import type { Finding } from '../findings/finding.ts';
import { findingOfIssue, findingOfYaml } from '../findings/findingOf.ts';
import { type Reading, readText } from './reading.ts';

type Path = readonly PropertyKey[];

/** Where the parts of a value stand. */
export interface Source {
  readonly file: string;
  /** line of the part at a path, or of the nearest one around it */
  readonly line: (path?: Path) => number;
}

export interface Parsed<Value> {
  readonly value: Value;
  readonly source: Source;
}

/**
 * Reads a YAML file by a schema; what does not fit becomes a problem with its line.
 * @returns undefined when there is a problem
 */
export async function readYaml<Schema extends z.ZodType>(
  reading: Reading,
  file: string,
  schema: Schema,
): Promise<Parsed<z.output<Schema>> | undefined> {
  const text = await readText(reading, file);
  if (text === undefined) {
    if (!reading.files.has(file)) reading.problems.push({ file, line: 1, code: 'file_missing' });
    return undefined;
  }
  const report = (line: number, finding: Finding): undefined => {
    reading.problems.push({ file, line, ...finding });
  };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const faults = [...document.errors, ...document.warnings];
  for (const fault of faults) report(lines.linePos(fault.pos[0]).line, findingOfYaml(fault));
  if (faults.length > 0) return undefined;

  const line = (path: Path = []) => {
    const node = nodeAt(document.contents, path);
    return node?.range ? lines.linePos(node.range[0]).line : 1;
  };
  const value = plainValue(document);
  if (value === tooManyAliases) return report(1, { code: 'yaml_aliases' });
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data, source: { file, line } };
  for (const issue of parsed.error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const at = keys.length > 0 ? [...issue.path, keys[0] ?? ''] : issue.path;
    report(line(at) + lineInText(document.contents, issue), findingOfIssue(issue));
  }
  return undefined;
}

const tooManyAliases = Symbol('too many aliases');

/** Aliases can make an endless value of a small file; the library refuses that by an exception. */
function plainValue(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 });
  } catch {
    return tooManyAliases;
  }
}

/** The key of an entry where it has one, for the value may begin lines below. */
function nodeAt(root: unknown, path: Path): Node | undefined {
  let value: unknown = root;
  let place = root as Node | undefined;
  for (const key of path) {
    if (isMap(value)) {
      const pair = value.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (pair === undefined) break;
      place = pair.key as Node;
      value = pair.value;
    } else if (isSeq(value) && typeof key === 'number' && value.items[key] !== undefined) {
      value = value.items[key];
      place = value as Node;
    } else break;
  }
  return place ?? undefined;
}

type Issue = z.core.$ZodIssue;

/** Lines from the key of a Markdown text to a problem in it. */
function lineInText(root: unknown, issue: Issue): number {
  const line = issue.code === 'custom' ? issue.params?.line : undefined;
  if (typeof line !== 'number') return 0;
  const written = issue.path.reduce<unknown>((value, key) => {
    if (isMap(value)) return value.get(key, true);
    return isSeq(value) ? value.items[Number(key)] : undefined;
  }, root);
  const isBlock =
    isScalar(written) && (written.type === Scalar.BLOCK_LITERAL || written.type === Scalar.BLOCK_FOLDED);
  return isBlock ? line : line - 1;
}
