import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { freePort, root } from '@learn/journeys';

const run = promisify(execFile);

/** Ceph's object gateway with one bucket. It checks signatures, policies of uploads and CORS. */
export interface ObjectGateway extends AsyncDisposable {
  /** what leads a platform to the bucket */
  readonly settings: Readonly<Record<string, string>>;
  /** Configures the bucket as the server's documentation says. @param publicUrl address of the platform */
  readonly allow: (publicUrl: string) => Promise<void>;
  readonly url: string;
  /** keys of all objects in it */
  readonly keys: () => Promise<readonly string[]>;
  /** Deletes all objects. */
  readonly empty: () => Promise<void>;
  /** Ends the gateway and leaves the data. */
  readonly stop: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly start: () => Promise<void>;
}

const keyId = 'JOURNEY';
const secret = 'the-key-of-a-journey';
const bucket = 'documents';

/** Whether this machine has the programs of Ceph. */
export async function hasObjectGateway(): Promise<boolean> {
  const found = await Promise.all(
    ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'monmaptool'].map((program) =>
      run(program, ['--version']).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}

/** Starts the smallest cluster of Ceph, which keeps its objects in memory, and a gateway on free ports of the loopback. */
export async function startObjectGateway(): Promise<ObjectGateway> {
  const folder = await mkdtemp(path.join(tmpdir(), 'journey-ceph-'));
  const children: ChildProcess[] = [];
  const [monitorPort, port] = [await freePort(), await freePort()];
  const clusterId = randomUUID();
  const environment = { ...process.env, CEPH_CONF: path.join(folder, 'ceph.conf') };
  const ask = (program: string, ...words: readonly string[]) =>
    run(program, words, { cwd: folder, env: environment, timeout: 20_000 });
  const launch = (program: string, ...words: readonly string[]) => {
    const child = spawn(program, [...words, '--foreground'], {
      cwd: folder,
      env: environment,
      stdio: 'ignore',
    });
    children.push(child);
    return child;
  };
  const endpoint = `http://127.0.0.1:${port}`;
  let gateway: ChildProcess | undefined;
  const start = async () => {
    gateway = launch('radosgw', '--name', 'client.rgw');
    await untilAnswered(endpoint, gateway);
  };
  const kill = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', kill);
  const dispose = async () => {
    process.off('exit', kill);
    await Promise.all(children.map((child) => end(child, 'SIGKILL')));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await writeFile(environment.CEPH_CONF, configuration({ folder, clusterId, monitorPort, port }));
    await Promise.all(['mon', 'osd'].map((name) => mkdir(path.join(folder, name))));
    await ask(
      'monmaptool',
      '--create',
      '--fsid',
      clusterId,
      '--addv',
      'a',
      `[v1:127.0.0.1:${monitorPort}]`,
      'monmap',
    );
    await ask('ceph-mon', '--id', 'a', '--mkfs', '--monmap', 'monmap');
    const monitor = launch('ceph-mon', '--id', 'a');
    const askMonitor = async (...words: readonly string[]): Promise<string> => {
      try {
        return (await ask('ceph', ...words)).stdout;
      } catch (error) {
        // a monitor that has just started sometimes refuses
        if (!String(error).includes('EPERM') || hasEnded(monitor)) throw error;
        return askMonitor(...words);
      }
    };
    const diskId = randomUUID();
    await askMonitor('osd', 'new', diskId);
    await ask('ceph-osd', '--id', '0', '--mkfs', '--osd-uuid', diskId);
    let disk = launch('ceph-osd', '--id', '0');
    while (!(await askMonitor('osd', 'stat')).includes('1 up')) {
      // a disk that asks a monitor which has just started is sometimes refused, and ends
      if (hasEnded(disk)) disk = launch('ceph-osd', '--id', '0');
    }
    await ask(
      'radosgw-admin',
      'user',
      'create',
      '--uid',
      'platform',
      '--display-name',
      'platform',
      '--access-key',
      keyId,
      '--secret',
      secret,
    );
    await start();
    const client = new S3Client({
      endpoint,
      forcePathStyle: true,
      region: 'us-east-1',
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
    });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    const keys = async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
      return Contents.map(({ Key = '' }) => Key);
    };
    return {
      url: endpoint,
      settings: {
        S3_BUCKET: bucket,
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: keyId,
        S3_SECRET_ACCESS_KEY: secret,
      },
      allow: async (publicUrl) => {
        const CORSRules = await documentedRules(publicUrl);
        await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules } }));
      },
      keys,
      empty: async () => {
        for (const Key of await keys()) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      },
      stop: () => end(gateway, 'SIGTERM'),
      start,
      [Symbol.asyncDispose]: dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** What an operator copies from the documentation. */
async function documentedRules(publicUrl: string) {
  const readme = await readFile(path.join(root, 'packages/server/src/storage/README.md'), 'utf8');
  const json = /```json\n(.*?)```/s.exec(readme)?.[1] ?? '';
  return JSON.parse(json.replace('https://learn.example.ch', publicUrl));
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (hasEnded(child)) throw new Error('The object gateway ended while it started.');
    await delay(50);
  }
}

async function end(child: ChildProcess | undefined, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child === undefined || hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

interface Cluster {
  readonly folder: string;
  readonly clusterId: string;
  readonly monitorPort: number;
  readonly port: number;
}

function configuration({ folder, clusterId, monitorPort, port }: Cluster): string {
  return `[global]
fsid = ${clusterId}
mon host = v1:127.0.0.1:${monitorPort}
auth cluster required = none
auth service required = none
auth client required = none
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
pid file =
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
osd class update on start = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
paxos propose interval = 0.05
paxos min wait = 0.01
osd pool default pg autoscale mode = off
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw thread pool size = 16
rgw run sync thread = false
`;
}
