/** What `@learn/testing` is built from; this package cannot import that one. */
export { restartDrafts } from '../stores/drafts.ts';
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
export { manifestOf, pageOf, registryOf, remoteEntry } from './fixtures.ts';
export { courseSession, dashboardCourse, userProfile } from './personas.ts';
export { setStore } from './setStore.ts';
