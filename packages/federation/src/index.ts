export { remoteConfig } from './remoteConfig.ts';
export { shellConfig } from './shellConfig.ts';
