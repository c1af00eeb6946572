/** What `@learn/testing` is built from; this package cannot import that one. */
export { pageOf } from './fixtures.ts';
export { setStore } from './setStore.ts';
