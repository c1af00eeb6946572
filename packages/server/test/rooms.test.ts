import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * The one layout of every resource (README, «Rooms»): a file is known by its name, so that each kind of decision is looked
 * for in one place. A wrong place is named together with the right one.
 */
const source = path.join(import.meta.dirname, '../src');

/** Not resources: what all of them stand on, what answers pages, and the sample data. */
const foundation = new Set([
  'access',
  'caches',
  'compression',
  'connections',
  'database',
  'endpoints',
  'graphql',
  'jobs',
  'page-composition',
  'page-rendering',
  'pdf',
  'releases',
]);

/** File names of a room that say what the file is for; `rest` and `graphql` may be folders with an `index.ts`. */
const standard = ['tables', 'policy', 'service', 'rest', 'graphql', 'loaders'] as const;
type Standard = (typeof standard)[number];

interface SourceFile {
  readonly path: string;
  readonly room: string;
  /** which standard file it is or belongs to */
  readonly role: Standard | undefined;
  readonly text: string;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => name.includes('/') && name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name): SourceFile => {
    const [room = '', second = ''] = name.split('/');
    return {
      path: name,
      room,
      role: standard.find((role) => second === role || second === `${role}.ts`),
      text: readFileSync(path.join(source, name), 'utf8'),
    };
  })
  .filter(({ room }) => !foundation.has(room));

const rooms = [...new Set(files.map(({ room }) => room))].sort();

/** What a file must not hold unless it is of that kind. */
const places: readonly (readonly [what: string, pattern: RegExp, roles: readonly Standard[]])[] = [
  ['tables', /\bpgTable\(/, ['tables']],
  ['rules about rights', /\b(definePolicy|ownOnly|openToEveryone)(<[^(]*>)?\(/, ['policy']],
  ['routes', /\bregisterEndpoint\(|\b(app|scope)\.(get|post|put|delete|route)(<[^(]*>)?\(/, ['rest']],
  ['types and fields of GraphQL', /\bbuilder\.\w+/, ['graphql']],
  ['timers of its own, which belong to jobs', /\bset(Interval|Timeout)\(/, []],
  ['batching or caching of its own', /\bnew (DataLoader|LRUCache|WeakMap)\b/, []],
];

describe.each(places)('%s', (what, pattern, roles) => {
  test.each(rooms)(`of %s: ${roles.join(' or ') || 'nowhere'}`, (room) => {
    const misplaced = files.filter(
      (file) => file.room === room && !roles.some((role) => role === file.role) && pattern.test(file.text),
    );
    expect(misplaced.map((file) => `${what}: ${file.path}`)).toEqual([]);
  });
});

describe.each(rooms)('%s', (room) => {
  const own = files.filter((file) => file.room === room);

  test('writes to the database in services and commands only', () => {
    const wrong = own.filter(
      ({ role, text }) =>
        role !== undefined &&
        role !== 'service' &&
        /\b(db|transaction)\s*\.(insert|update|delete|transaction)\(/.test(text),
    );
    expect(wrong.map((file) => file.path)).toEqual([]);
  });

  test('has no other name for a standard file', () => {
    const stray = /\/(\w+(Tables|Policy|Policies|Service|Rest|Graphql|Loaders)|register\w+)\.ts$/;
    const wrong = own.filter((file) => stray.test(file.path) && !isTask(file));
    expect(wrong.map((file) => file.path)).toEqual([]);
  });

  test('has one file or one folder of a kind, entered by its index', () => {
    for (const role of standard) {
      const parts = own.filter((file) => file.role === role).map((file) => file.path);
      if (parts.length === 0) continue;
      const folder = role === 'rest' || role === 'graphql' ? [`${room}/${role}/index.ts`] : [];
      const entries = [`${room}/${role}.ts`, ...folder].filter((entry) => parts.includes(entry));
      expect(entries, `${room}: entry of ${role}`).toHaveLength(1);
      if (entries[0] === `${room}/${role}.ts`) expect(parts).toEqual(entries);
    }
  });
});

test('the server registers rooms by their rest, and the schema by their graphql', () => {
  const entries = (file: string, role: Standard) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/'\.{1,2}\/([^']+)'/g)]
      .map(([, name = '']) => name)
      .filter((name) => files.some((known) => known.path === name && known.role === role));
  const expected = (role: Standard) =>
    files
      .filter((file) => file.role === role && /^[^/]+\/(\w+\.ts|\w+\/index\.ts)$/.test(file.path))
      .map((file) => file.path)
      .sort();
  expect(entries('app.ts', 'rest').sort()).toEqual(expected('rest'));
  expect(entries('graphql/schema.ts', 'graphql').sort()).toEqual(expected('graphql'));
});

/** A task in the background is registered too, but answers nothing. */
function isTask({ text }: SourceFile): boolean {
  return !/registerEndpoint|\.route\(|\.get\(/.test(text);
}
