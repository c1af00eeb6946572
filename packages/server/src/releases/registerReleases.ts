import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { serverFile } from '@learn/contracts';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { announceServed } from './announceServed.ts';
import type { ReleaseFollower } from './followRegistry.ts';
import { readShownRemotes } from './readShownRemotes.ts';
import { unansweredOperations } from './unansweredOperations.ts';

interface FileAddress {
  readonly Params: { readonly name: string; readonly version: string; readonly '*': string };
}

// Every segment begins with a letter, digit or underscore: no `..`, no hidden file, nothing outside the folder.
const folderName = /^\w[\w.-]*$/;
const filePath = /^\w[\w.@~-]*(?:\/\w[\w.@~-]*)*$/;

/** A release that another process has moved is shown after this time at the latest, and what it takes to fetch what a server needs of it. */
const lookMillis = 500;

const onlyForFiles = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/**
 * `GET /remotes/<name>/<version>/<file>`: the files of every published version, for ever the same and cached for
 * ever; the compressed twin beside a file is sent to clients that accept it. A file that is not in the folder yet is fetched from the
 * store first, and is 503 while that does not answer. Anything else is 404 and not cached, as is the code for rendering on the server.
 */
export function registerReleases(
  app: FastifyInstance,
  { config }: Pick<ServerContext, 'config'>,
  follower: ReleaseFollower,
): void {
  const folder = path.resolve(config.RELEASES_DIR);
  const follow = () =>
    follower.follow().catch((err) => app.log.warn({ err }, 'The registry of releases could not be read'));
  let look: NodeJS.Timeout | undefined;
  app.addHook('onReady', follow);
  app.addHook('onListen', async () => {
    look = setInterval(follow, lookMillis).unref();
  });
  app.addHook('onClose', async () => clearInterval(look));
  app.addHook('onListen', async () => {
    try {
      await announceServed(folder);
      for (const details of unansweredOperations(await readShownRemotes(folder)))
        app.log.warn(details, 'A live remote asks what this server does not answer');
    } catch (error) {
      app.log.warn({ err: error }, 'Schema and live remotes could not be compared');
    }
  });
  app.register(
    async (scope) => {
      await scope.register(fastifyStatic, {
        root: folder,
        serve: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        index: false,
        dotfiles: 'ignore',
        suppressWarning: true,
      });
      // A script opens no window, frame or page: the headers about those would only weigh on every file.
      scope.get<FileAddress>('/:name/:version/*', { helmet: onlyForFiles }, async (request, reply) => {
        const { name, version, '*': file } = request.params;
        const known = folderName.test(name) && folderName.test(version) && filePath.test(file);
        // there are disks to which both cases are one name
        const isForServer = file.toLowerCase() === serverFile;
        if (!known || isForServer) {
          reply.callNotFound();
          return reply;
        }
        // one of a version that is still on its way, or that this server has never shown and an open page wants
        if (!existsSync(path.join(folder, name, version, file))) await follower.fillFile(name, version, file);
        return reply.sendFile(`${name}/${version}/${file}`);
      });
    },
    { prefix: '/remotes' },
  );
}
