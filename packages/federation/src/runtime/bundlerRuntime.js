// Stands in for all of the runtime that the start of a build would keep, of which it calls this alone.
export { init } from '@module-federation/enhanced/runtime';
