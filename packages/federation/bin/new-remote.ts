import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRemote, NotCreated } from '../src/newRemote.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const usage = `Usage: npm run new-remote -- <name> [--title <German>] [--title-fr <French>] [--title-it <Italian>] [--action <action>]
  for instance mfe-library --title Bibliothek --title-fr Bibliothèque --title-it Biblioteca
  action: session action of those who see it, learning-path (participants) when left out`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      'title-fr': { type: 'string' },
      'title-it': { type: 'string' },
      action: { type: 'string', default: 'learning-path' },
    },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new NotCreated(usage);
  const { title: de = titleOf(name), 'title-fr': fr = de, 'title-it': it = de, action } = values;
  const files = await createRemote(root, { name, title: { de, fr, it }, action });
  // names of another length break lines elsewhere
  execFileSync(path.join(root, 'node_modules/.bin/biome'), ['check', '--write', '--log-level=error', name], {
    cwd: root,
  });
  process.stdout.write(`${name} is there, with a page, an entry of the navigation, a widget on home, texts and tests:
${files.map((file) => `  ${file}`).join('\n')}
It is named in tsconfig.json and package-lock.json; nothing else knows of it.

  npm test -w ${name}
  npm run dev -- ${name}
  npm start
`);
} catch (error) {
  const isUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof NotCreated || isUsage)) throw error;
  console.error(isUsage ? `${error.message}\n${usage}` : error.message);
  process.exitCode = 1;
}

/** `mfe-learning-mentor` is «Learning mentor». */
function titleOf(name: string): string {
  const words = name.replace(/^mfe-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
