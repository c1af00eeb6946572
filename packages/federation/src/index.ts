export { type ChunkFiles, chunkFiles } from './chunkFiles.ts';
export { importedModule } from './importedModule.ts';
export { remoteConfig } from './remoteConfig.ts';
export { shellConfig } from './shellConfig.ts';
