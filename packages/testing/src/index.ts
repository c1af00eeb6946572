export {
  $completions,
  changeLanguage,
  completionKey,
  locationChanged,
  resetPerson,
  startComposition,
  switchCourseSession,
  type Write,
} from '@learn/platform/shell';
export {
  type AnswerSketch,
  failed,
  fakeNetwork,
  graphqlError,
  held,
  json,
  offline,
  type SentCall,
  setStore,
} from '@learn/platform/testing';
export { describeRemote } from './describeRemote.tsx';
export { inlinedOperation, type OperationFixture, typed } from './inlinedOperation.ts';
export { courseSession, dashboardCourse, userProfile } from './personas.ts';
export type { RemoteWorld } from './remoteWorld.ts';
export { type RenderRemoteOptions, renderRemote } from './renderRemote.tsx';
