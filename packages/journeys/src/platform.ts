import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';
import { release } from './release.ts';
import { type ServerProcess, startServer } from './serverProcess.ts';

/** The exam platform of every platform here; nobody answers there. */
export const examPlatformUrl = 'https://pruefung.example/';

/** A complete platform of its own: database, releases, server. Gone with all its files when it is disposed of. */
export interface Platform extends AsyncDisposable {
  /** `http://localhost:<port>`, the same after a restart */
  readonly url: string;
  readonly dataDir: string;
  /** the store of releases that the server reads */
  readonly releasesDir: string;
  /**
   * Stops the server and starts it on the same data; SIGKILL stands for a crash.
   * @param changes variables of the environment that are different from now on
   */
  readonly restart: (
    signal?: 'SIGTERM' | 'SIGKILL',
    changes?: Readonly<Record<string, string>>,
  ) => Promise<void>;
  /** Stops the server and leaves the data. */
  readonly stop: () => Promise<void>;
  /** what the server wrote since its last start */
  readonly output: () => string;
}

interface PlatformOptions {
  /** data folder of a stopped platform to begin with; without it a new world is created */
  readonly from?: string;
  /** a store of releases elsewhere; without it the built workspaces are published into the data folder */
  readonly releasesDir?: string;
  /** built remotes that are published beside the shell; without them all */
  readonly remotes?: readonly string[];
}

/** Starts a platform on a free port. @throws Error with the server's output when it does not start */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { from, releasesDir, remotes } = options;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'platform-'));
  const store = releasesDir ?? path.join(dataDir, 'releases');
  try {
    if (from !== undefined) await cp(from, dataDir, { recursive: true });
    else if (releasesDir === undefined)
      await release(store, ['publish-built', ...(remotes ? ['shell', ...remotes] : [])]);
    return await start(dataDir, store);
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

async function start(dataDir: string, releasesDir: string): Promise<Platform> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let environment: Readonly<Record<string, string>> = {
    DATA_DIR: dataDir,
    RELEASES_DIR: releasesDir,
    PORT: String(port),
    EXAM_PLATFORM_URL: examPlatformUrl,
  };
  let server: ServerProcess = await startServer(url, environment);
  return {
    url,
    dataDir,
    releasesDir,
    output: () => server.output(),
    stop: () => server.stop(),
    async restart(signal, changes) {
      await server.stop(signal);
      environment = { ...environment, ...changes };
      server = await startServer(url, environment);
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
