import type { DemoWorld } from '@learn/server/sample-data';
import { createDemoWorld } from './createDemoWorld.ts';
import { createLargeWorld } from './largeWorld/createLargeWorld.ts';

export { createDemoWorld, createLargeWorld };

/** The server and its tools load this package while they run, by its name (`loadDemoWorld.ts` there). */
({ createDemoWorld, createLargeWorld }) satisfies DemoWorld;
