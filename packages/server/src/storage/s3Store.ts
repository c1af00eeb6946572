import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config.ts';
import { isAppError, storageUnavailable } from '../errors.ts';
import type { FileStore } from './fileStore.ts';
import { assertStorageKey } from './storageKey.ts';
import { writeDraft } from './writeDraft.ts';

type S3Config = Pick<Config, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'> & {
  readonly bucket: string;
};

/** Browsers upload below this; what is finished is copied away from it. A rule of the bucket may empty it daily. */
const incoming = 'incoming/';

/** Keeps files in a bucket; browsers exchange the bytes with it directly, over addresses that this server signs. */
export function createS3Store({ bucket, ...config }: S3Config): FileStore {
  const reach = createReach(config);

  async function size(key: string): Promise<number | undefined> {
    assertStorageKey(key);
    return reach(async (client, { HeadObjectCommand }) => {
      const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).catch(missing);
      return head && (head.ContentLength ?? 0);
    });
  }

  return {
    origin: () =>
      reach(async (client) => {
        const { S3_ENDPOINT: Endpoint, S3_REGION: Region } = config;
        const place = { Bucket: bucket, Region, Endpoint, ForcePathStyle: Endpoint !== undefined };
        return client.config.endpointProvider(place).url.origin;
      }),
    check: () =>
      reach(async (client, { HeadBucketCommand }) => {
        await client.send(new HeadBucketCommand({ Bucket: bucket }));
      }),
    uploadTarget: (key, { fileType, maximumBytes, seconds }) => {
      assertStorageKey(key);
      return reach(async (client) => {
        const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
        return createPresignedPost(client, {
          Bucket: bucket,
          Key: `${incoming}${key}`,
          Fields: { 'Content-Type': fileType },
          Conditions: [['content-length-range', 1, maximumBytes]],
          Expires: seconds,
        });
      });
    },
    write: async (key, source, { fileType, maximumBytes }) => {
      assertStorageKey(key);
      // of its own, for other accounts of the machine must not be able to make it before, and so to exchange what lies in it
      const folder = await mkdtemp(path.join(tmpdir(), 'learn-draft-'));
      try {
        const draft = await writeDraft(folder, source, maximumBytes);
        await reach((client, { PutObjectCommand }) =>
          client.send(
            new PutObjectCommand({
              Bucket: bucket,
              Key: key,
              Body: createReadStream(draft.file),
              ContentLength: draft.size,
              ContentType: fileType,
            }),
          ),
        );
        return draft.size;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    settle: async (key) => {
      assertStorageKey(key);
      await reach(async (client, { CopyObjectCommand, DeleteObjectCommand }) => {
        const from = `${incoming}${key}`;
        const copied = await client
          .send(new CopyObjectCommand({ Bucket: bucket, Key: key, CopySource: `${bucket}/${from}` }))
          .catch(missing);
        if (copied) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: from }));
      });
      return size(key);
    },
    size,
    read: (key, range) => {
      assertStorageKey(key);
      const Range = range && `bytes=${range.start}-${range.end}`;
      return reach(async (client, { GetObjectCommand }) => {
        const found = await client
          .send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }))
          .catch(missing);
        return found?.Body instanceof Readable ? found.Body : undefined;
      });
    },
    downloadAddress: (key, { disposition, fileType, seconds }) => {
      assertStorageKey(key);
      return reach(async (client, { GetObjectCommand }) => {
        const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
        const command = new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ResponseContentDisposition: disposition,
          ResponseContentType: fileType,
        });
        return getSignedUrl(client, command, { expiresIn: seconds });
      });
    },
    delete: (key) => {
      assertStorageKey(key);
      return reach(async (client, { DeleteObjectCommand }) => {
        for (const Key of [key, `${incoming}${key}`]) {
          await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
        }
      });
    },
  };
}

type Sdk = typeof import('@aws-sdk/client-s3');

/** The library is big: only servers with a bucket load it, and with their first file. */
function createReach(config: Omit<S3Config, 'bucket'>) {
  let opened: Promise<{ readonly sdk: Sdk; readonly client: S3Client }> | undefined;
  const open = async () => {
    const sdk = await import('@aws-sdk/client-s3');
    const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secret } = config;
    const client = new sdk.S3Client({
      region: config.S3_REGION,
      // Others than Amazon rarely have a host name per bucket, nor the newer checksums.
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(accessKeyId === undefined || secret === undefined
        ? {}
        : { credentials: { accessKeyId, secretAccessKey: secret } }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      logger: silence,
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 60_000 },
    });
    return { sdk, client };
  };
  return async <Value>(run: (client: S3Client, sdk: Sdk) => Promise<Value>): Promise<Value> => {
    opened ??= open();
    const { client, sdk } = await opened;
    try {
      return await run(client, sdk);
    } catch (error) {
      throw isAppError(error) ? error : storageUnavailable(error);
    }
  };
}

const ignore = () => undefined;

/** Problems are reported with the answer; the library would write them to the console as well. */
const silence = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

function missing(error: unknown): undefined {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
  throw error;
}
