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
export { setStore } from '@learn/platform/testing';
export { inlinedOperation } from './inlinedOperation.ts';
export { courseSession, userProfile } from './personas.ts';
export { type RenderRemoteOptions, renderRemote } from './renderRemote.tsx';
