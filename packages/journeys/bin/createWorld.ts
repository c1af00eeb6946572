import { demoWorld } from '../src/demoWorld.ts';

// Journeys of several workspaces begin at once, and each would make the world for itself.
await demoWorld();
