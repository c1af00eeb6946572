export { type ChunkFiles, chunkFiles } from './chunkFiles.ts';
export { importedModule } from './importedModule.ts';
export { remoteConfig } from './remoteConfig.ts';
export { sharedModules } from './shared.ts';
export { shellConfig } from './shellConfig.ts';
