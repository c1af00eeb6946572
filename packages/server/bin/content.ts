import { runContentCommand } from '../src/content-import/contentCommand.ts';

// `npm run content -- check | diff | import | export <folder>`: course content as files (packages/course-content/README.md).
process.exitCode = await runContentCommand(process.argv.slice(2), {
  env: process.env,
  uid: process.getuid?.(),
  write: (line) => process.stdout.write(`${line}\n`),
});
