import { type ChildProcess, spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';

const packageRoot = path.dirname(import.meta.dirname);
const projectRoot = path.resolve(packageRoot, '../..');
const tools = path.join(projectRoot, 'node_modules', '.bin');
const environment = { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}` };

let current: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => current?.kill(signal));
}
// npm runs this below a shell, and a SIGTERM for npm ends the shell only: without it, nobody would end the server.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    current?.kill('SIGTERM');
  }, 500);
  watch.unref();
}

// Each step answers with its exit code; the first that fails ends the start with the same code.
const steps = [
  () => run(path.join(tools, 'turbo'), ['run', 'build', '--output-logs=errors-only', '--log-order=grouped']),
  () => runNode('packages/federation/bin/release.ts', 'publish-built', '--before-server'),
  () => runNode('packages/server/dist/main.js'),
];

await access(path.join(tools, 'turbo')).catch(() => {
  console.error('The dependencies are not installed. Run «npm ci» first.');
  process.exit(1);
});
for (const step of steps) {
  const code = await step();
  if (code !== 0) process.exit(code);
}

function runNode(script: string, ...parameters: string[]): Promise<number> {
  return run(process.execPath, ['--enable-source-maps', path.join(projectRoot, script), ...parameters]);
}

function run(command: string, parameters: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: projectRoot, env: environment, stdio: 'inherit' });
    current = child;
    child.once('error', (error) => {
      console.error(`${path.basename(command)} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
