/** What `@learn/testing` is built from; this package cannot import that one. */
export { setStore } from './setStore.ts';
