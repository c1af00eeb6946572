import { parseArgs } from 'node:util';
import { openDatabase, readConfig, refreshAllMetrics } from '@learn/server/sample-data';
import { createDemoWorld } from '../src/createDemoWorld.ts';
import { createTwins } from '../src/createTwins.ts';

// `DATA_DIR=… node packages/demo-world/bin/demo-world.ts [--twins 20]`: fills an empty database with the demo world, as the first
// start of the server does, and gives every named account so many twins, for tests that have people of their own.
const { values } = parseArgs({ options: { twins: { type: 'string', default: '0' } } });
const config = readConfig(process.env);
const database = await openDatabase(config);
try {
  await createDemoWorld({ db: database.db, config });
  await createTwins(database.db, Number(values.twins));
  await refreshAllMetrics(database.db);
} finally {
  await database.close();
}
