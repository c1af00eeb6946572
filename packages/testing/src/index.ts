export {
  $completions,
  changeLanguage,
  completionKey,
  locationChanged,
  markChanged,
  resetPerson,
  startComposition,
  switchCourseSession,
  type Write,
} from '@learn/platform/shell';
export {
  type AnswerSketch,
  courseSession,
  dashboardCourse,
  failed,
  fakeNetwork,
  graphqlError,
  held,
  json,
  manifestOf,
  offline,
  pageOf,
  registryOf,
  remoteEntry,
  restartDrafts,
  type SentCall,
  setStore,
  userProfile,
} from '@learn/platform/testing';
export { AddressFrame, currentAddress } from './AddressFrame.tsx';
export { describeRemote } from './describeRemote.tsx';
export { inlinedOperation, type OperationFixture, typed } from './inlinedOperation.ts';
export type { RemoteWorld } from './remoteWorld.ts';
export { type RenderRemoteOptions, renderRemote } from './renderRemote.tsx';
export { savedFiles } from './savedFiles.ts';
