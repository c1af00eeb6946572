export { courseSession, userProfile } from './personas.ts';
export { type RenderRemoteOptions, renderRemote } from './renderRemote.tsx';
