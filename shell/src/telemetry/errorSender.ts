import { matchPath } from '@learn/contracts';
import { $user } from '@learn/platform';
import { type ErrorReporter, mountOfAddress, pageData, sessionKey } from '@learn/platform/shell';
import {
  BrowserClient,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import { pages } from '../pages.ts';
import { withoutPersonalData } from './withoutPersonalData.ts';

/** Share of the page loads with reported times (specification §9). */
const tracesSampleRate = 0.0005;

/** Facts that are sent along; others may hold personal data. */
const sentFacts = ['area', 'remote', 'widget'] as const;

/**
 * Starts what sends errors to the service of the given address: release, remote, area, and of the person the id alone.
 * Nothing is listened to here; everything comes through `reportError`.
 */
export function startErrorSender(dsn: string): ErrorReporter {
  const { build, mode, language } = pageData();
  const client = new BrowserClient({
    dsn,
    release: build,
    environment: mode,
    tracesSampleRate,
    // as a whole, so that it can be looked through before it goes
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    enhanceFetchErrorMessages: 'report-only',
    transport: (options) => makeFetchTransport(options, (...call) => fetch(...call)),
    stackParser: defaultStackParser,
    integrations: [
      dedupeIntegration(),
      linkedErrorsIntegration(),
      browserTracingIntegration({
        linkPreviousTrace: 'off',
        beforeStartSpan: (span) => ({ ...span, name: addressPattern(location.pathname) }),
      }),
    ],
    beforeSend: withoutPersonalData,
    beforeSendTransaction: withoutPersonalData,
  });
  const scope = getCurrentScope();
  scope.setClient(client);
  scope.setTags({ session: sessionKey(), language });
  client.init();
  $user.subscribe((user) => void scope.setUser(user ? { id: user.id } : null));
  return (error, facts) => {
    // a lost network is no error of ours, and the report would not arrive
    if (!navigator.onLine) return;
    const known = sentFacts.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]]));
    captureException(error, {
      tags: { ...Object.fromEntries(known), page: addressPattern(location.pathname) },
    });
  };
}

/** The address as its owner declares it: `/course/:courseSlug/learn/*` instead of a course of a person. */
function addressPattern(pathname: string): string {
  const own = pages.find(({ path }) => matchPath(path, pathname) !== undefined);
  return own?.path ?? mountOfAddress(pathname)?.mount.path ?? '*';
}
