import { parseArgs } from 'node:util';
import { fuzzDocuments } from '../test/fuzz/fuzzDocuments.ts';
import { startFuzzWorld } from '../test/fuzz/fuzzWorld.ts';

// node packages/server/benchmarks/fuzz.ts [--seed 1] [--count 5000]: GraphQL documents generated from the schema.
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '5000' } },
});
const began = performance.now();
const world = await startFuzzWorld();
await fuzzDocuments(world, Number(values.seed), Number(values.count));
await world.server[Symbol.asyncDispose]();
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.warn(
  `seed ${values.seed}: ${values.count} documents in ${seconds} s, none with a 5xx or an error of another form`,
);
