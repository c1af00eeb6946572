import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { serializeError } from './serializeError.ts';

/** How the server logs: JSON lines of this level and above, with errors as `serializeError` describes them. */
export function logOptions(
  level: Config['LOG_LEVEL'],
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    serializers: { err: serializeError },
    hooks: {
      // Without a message of its own an entry gets that of the error, which may hold what the serializer leaves out.
      logMethod(args, method) {
        const [subject, message] = args as readonly unknown[];
        const error = subject instanceof Error ? subject : errorOf(subject);
        if (error === undefined || (message !== undefined && message !== error.message)) {
          return method.apply(this, args);
        }
        const details = subject instanceof Error ? { err: subject } : subject;
        return method.call(this, details, serializeError(error).message);
      },
    },
  };
}

function errorOf(subject: unknown): Error | undefined {
  const isObject = typeof subject === 'object' && subject !== null;
  return isObject && 'err' in subject && subject.err instanceof Error ? subject.err : undefined;
}
