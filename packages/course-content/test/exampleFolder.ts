import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const example = path.join(import.meta.dirname, '../example');

/** A copy of the example that a test may spoil; disposing removes it. */
export interface ExampleFolder extends AsyncDisposable {
  readonly root: string;
  /** path of the circle in which every kind of content is */
  readonly circle: string;
  write(file: string, content: string | Buffer): Promise<void>;
  /** @throws Error when the text is not in the file */
  replace(file: string, text: string, by: string): Promise<void>;
  remove(file: string): Promise<void>;
}

export async function copyExample(): Promise<ExampleFolder> {
  const root = await mkdtemp(path.join(tmpdir(), 'learn-content-'));
  await cp(example, root, { recursive: true });
  const at = (file: string) => path.join(root, file);
  return {
    root,
    circle: 'beispielkurs/circles/erste-schritte',
    write: (file, content) => writeFile(at(file), content),
    async replace(file, text, by) {
      const before = await readFile(at(file), 'utf8');
      if (!before.includes(text)) throw new Error(`${file} has no «${text}».`);
      await writeFile(at(file), before.replace(text, by));
    },
    remove: (file) => rm(at(file)),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}
