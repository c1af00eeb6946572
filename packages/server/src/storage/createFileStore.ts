import type { Config } from '../config.ts';
import type { FileStore } from './fileStore.ts';
import { createFolderStore } from './folderStore.ts';
import { createS3Store } from './s3Store.ts';

/** The store that the configuration names: an S3-compatible bucket, else the folder `<DATA_DIR>/documents`. */
export function createFileStore(config: Config): FileStore {
  const { S3_BUCKET: bucket } = config;
  return bucket === undefined ? createFolderStore(config.DATA_DIR) : createS3Store({ ...config, bucket });
}
