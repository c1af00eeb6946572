import { builtReleases } from '../src/builtReleases.ts';
import { demoWorld } from '../src/demoWorld.ts';

// Journeys of several workspaces begin at once, and each would make both for itself.
await Promise.all([demoWorld(), builtReleases()]);
