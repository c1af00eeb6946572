import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { duplicateMounts, type Localised, type RemoteManifest } from '@learn/contracts';
import { allSessionActions, isSessionAction, type SessionAction } from '@learn/domain';
import { generateGraphqlTypes } from './graphqlTypes.ts';

/** A remote that cannot be made; the message says why and what to do. */
export class NotCreated extends Error {
  override readonly name = 'NotCreated';
}

/** What is different from one new remote to the next. */
export interface NewRemote {
  /** `mfe-` and words in lower case */
  readonly name: string;
  readonly title: Localised;
  /** session action of those who see it */
  readonly action: string;
}

/** Who opens it in its journey, where it is not the participant of the demo world. */
const people: Partial<Record<SessionAction, string>> = {
  'expert-cockpit': 'thomas',
  preview: 'thomas',
  'learning-mentor': 'sandra',
  is_learning_mentor: 'sandra',
};

interface Lock {
  readonly packages: Record<string, object>;
}

interface Solution {
  readonly references: { readonly path: string }[];
}

/**
 * Makes a remote out of `packages/templates/remote`, and names it in tsconfig.json and package-lock.json. A README that is there already
 * gives its first paragraph to the new one.
 * @returns paths of the files from the root
 * @throws NotCreated when the name is none or is taken, the action is none, or another remote answers the address; nothing is written then
 */
export async function createRemote(root: string, remote: NewRemote): Promise<string[]> {
  const { name } = remote;
  await check(root, remote);
  const folder = path.join(root, name);
  const template = path.join(root, 'packages/templates/remote');
  const purpose = await purposeIn(path.join(folder, 'README.md'));
  const written: string[] = [];
  for (const file of (await readdir(template, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )) {
    const source = path.join(file.parentPath, file.name);
    const target = named(path.relative(template, source), remote);
    const text = named(await readFile(source, 'utf8'), remote);
    await mkdir(path.dirname(path.join(folder, target)), { recursive: true });
    await writeFile(path.join(folder, target), target === 'README.md' ? withPurpose(text, purpose) : text);
    written.push(path.join(name, target));
  }
  await register(root, name);
  await generateGraphqlTypes(folder, path.join(root, 'packages/contracts/schema.graphql'));
  return written.sort();
}

async function check(root: string, remote: NewRemote): Promise<void> {
  const { name, title, action } = remote;
  if (!/^mfe(-[a-z][a-z0-9]*)+$/.test(name))
    throw new NotCreated(
      `«${name}» is no name of a remote. Write mfe- and words in lower case: mfe-library.`,
    );
  if (existsSync(path.join(root, name, 'package.json')))
    throw new NotCreated(
      `${name} is there already. Choose another name, or add a page to it: packages/federation/README.md.`,
    );
  const others = (await readdir(path.join(root, name)).catch(() => [])).filter(
    (file) => file !== 'README.md',
  );
  if (others.length > 0)
    throw new NotCreated(
      `The folder ${name} holds ${others.join(', ')}. Move away all but its README.md, and try again.`,
    );
  const quoted = Object.values(title).find((text) => /['"\\\n]/.test(text) || text.trim() === '');
  if (quoted !== undefined)
    throw new NotCreated(`«${quoted}» is no title. Write one line, with ’ for an apostrophe.`);
  if (!isSessionAction(action))
    throw new NotCreated(`«${action}» is no session action. Choose out of: ${allSessionActions.join(', ')}.`);
  const manifests = await Promise.all(
    globSync('mfe-*/src/remote.ts', { cwd: root }).map(
      async (file) =>
        (await import(pathToFileURL(path.join(root, file)).href)) as { default: RemoteManifest },
    ),
  );
  const taken = duplicateMounts([
    ...manifests.map(({ default: remote }) => ({ name: remote.name, mounts: remote.pages })),
    { name, mounts: [{ path: named('/course/:courseSlug/example', remote) }] },
  ])[0];
  if (taken) throw new NotCreated(`${taken.takenBy} answers ${taken.path} already. Choose another name.`);
}

/** Puts what the new remote is called in place of the words of the template. */
function named(text: string, { name, title, action }: NewRemote): string {
  const words = name.split('-').slice(1);
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const replacements: Readonly<Record<string, string>> = {
    Beispiel: title.de,
    Exemple: title.fr,
    Esempio: title.it,
    Example: pascal,
    example: words.join('-'),
    'learning-path': action,
    lena: (isSessionAction(action) && people[action]) || 'lena',
  };
  return text.replaceAll(
    new RegExp(Object.keys(replacements).join('|'), 'g'),
    (word) => replacements[word] ?? word,
  );
}

/** The first paragraph below the title. */
async function purposeIn(readme: string): Promise<string | undefined> {
  return (await readFile(readme, 'utf8').catch(() => '')).split('\n\n')[1]?.trim();
}

function withPurpose(readme: string, purpose: string | undefined): string {
  if (purpose === undefined) return readme;
  const [heading, , ...rest] = readme.split('\n\n');
  return [heading, purpose, ...rest].join('\n\n');
}

/** What npm and the compiler know by name. npm writes the same into the lock file, but would ask the network. */
async function register(root: string, name: string): Promise<void> {
  await change<Solution>(path.join(root, 'tsconfig.json'), ({ references, ...rest }) => {
    const end = references.findLastIndex((reference) => reference.path.startsWith('mfe-')) + 1;
    const added = [{ path: name }, { path: `${name}/journeys` }];
    return { ...rest, references: references.toSpliced(end, 0, ...added) };
  });
  const { version, dependencies, devDependencies } = JSON.parse(
    await readFile(path.join(root, name, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  await change<Lock>(path.join(root, 'package-lock.json'), ({ packages, ...rest }) => {
    const all = {
      ...packages,
      [name]: { version, dependencies, devDependencies },
      [`node_modules/${name}`]: { resolved: name, link: true },
    };
    const sorted = Object.entries(all).sort(([left], [right]) => left.localeCompare(right, 'en'));
    return { ...rest, packages: Object.fromEntries(sorted) };
  });
}

async function change<Content>(file: string, edit: (content: Content) => Content): Promise<void> {
  const content = JSON.parse(await readFile(file, 'utf8')) as Content;
  await writeFile(file, `${JSON.stringify(edit(content), undefined, 2)}\n`);
}
