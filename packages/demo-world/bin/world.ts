import { parseArgs } from 'node:util';
import { openDatabase, readConfig } from '@learn/server/sample-data';
import { createLargeWorld } from '../src/largeWorld/createLargeWorld.ts';

// `npm run world -- --participants 100000 [--courses 4] [--database-url postgres://…]`: fills an empty database with a
// large world for measuring. Without an address it is the database of the environment, as at the start of the server.
// `--circles 30 --contents 600` adds a course as wide as that, `breiter-lehrgang`, with lena.keller on its way.
const { values } = parseArgs({
  options: {
    participants: { type: 'string', default: '1000' },
    courses: { type: 'string', default: '4' },
    circles: { type: 'string' },
    contents: { type: 'string', default: '600' },
    'database-url': { type: 'string' },
  },
});
const participants = wholeNumber('participants', values.participants, 1_000_000);
const courses = wholeNumber('courses', values.courses, 4);
const wide =
  values.circles === undefined
    ? undefined
    : {
        circles: wholeNumber('circles', values.circles, 200),
        contents: wholeNumber('contents', values.contents, 10_000),
      };
const url = values['database-url'] ?? process.env.DATABASE_URL;
const config = readConfig({ ...process.env, ...(url === undefined ? {} : { DATABASE_URL: url }) });

const began = performance.now();
const seconds = () => ((performance.now() - began) / 1000).toFixed(1).padStart(7);
const database = await openDatabase(config);
try {
  const world = await createLargeWorld(database.db, { participants, courses, wide }, (step) =>
    console.warn(`${seconds()} s  ${step}`),
  );
  if (world === undefined) {
    console.error('The database is not empty; it stays as it is.');
    process.exitCode = 1;
  } else {
    for (const [table, count] of Object.entries(world.counts)) {
      console.warn(`${count.toLocaleString('de-CH').padStart(12)}  ${table}`);
    }
  }
} finally {
  await database.close();
}

function wholeNumber(name: string, text: string, maximum: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= maximum) return value;
  console.error(`--${name} must be a whole number from 1 to ${maximum}.`);
  process.exit(1);
}
