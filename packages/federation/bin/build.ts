import { buildWorkspace } from '../src/build.ts';

try {
  const version = await buildWorkspace(process.cwd());
  process.stdout.write(`built ${version}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
