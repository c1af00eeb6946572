/** What `@learn/testing` is built from; this package cannot import that one. */
export {
  type AnswerSketch,
  failed,
  fakeNetwork,
  graphqlError,
  held,
  json,
  offline,
  type SentCall,
} from './fakeNetwork.ts';
export { pageOf } from './fixtures.ts';
export { setStore } from './setStore.ts';
