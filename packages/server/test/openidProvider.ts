import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';

/** What the provider's login page does when it is reached. */
type Answer = { readonly subject: string } | { readonly error: string };

type SignOnSettings = Readonly<
  Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'PUBLIC_URL', string>
>;

export interface OpenidProvider extends AsyncDisposable {
  readonly issuer: string;
  /** settings of a server that uses this provider */
  readonly config: SignOnSettings;
  /** claims by subject, beside `sub` */
  readonly people: Map<string, Readonly<Record<string, unknown>>>;
  /** who logs in next, or what goes wrong */
  answer: Answer;
  /** changes the answer of the token endpoint on its way out */
  tamper: ((tokens: Record<string, unknown>) => void) | undefined;
  /** A browser at the provider, with cookies of its own. */
  browse(): ProviderBrowser;
}

export interface ProviderBrowser {
  /** Follows a login or a logout from here to there. @returns the address that leads back to the platform */
  walk(address: string): Promise<string>;
}

export const publicUrl = 'http://platform.example:3000';

interface ProviderOptions {
  /** address of the platform that people come from and go back to */
  readonly platform?: string;
  /** without it a free one */
  readonly port?: number;
  /** what is different at this provider */
  readonly configuration?: Partial<Configuration>;
}

/** A real OpenID provider on this machine; its login page answers by itself. */
export async function startOpenidProvider({
  platform = publicUrl,
  port = 0,
  configuration = {},
}: ProviderOptions = {}): Promise<OpenidProvider> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const people = new Map<string, Readonly<Record<string, unknown>>>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'learn',
        client_secret: 'secret-of-the-test',
        redirect_uris: [`${platform}/sso/callback`],
        post_logout_redirect_uris: [`${platform}/sso/logged-out`],
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: ['cookies-of-the-test'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Grant: 60, Interaction: 60, Session: 60 },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...people.get(subject) }),
    }),
    loadExistingGrant: async (context: KoaContextWithOIDC) => {
      const { client, session } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    ...configuration,
  });
  const running: OpenidProvider = {
    issuer,
    config: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'learn',
      OIDC_CLIENT_SECRET: 'secret-of-the-test',
      PUBLIC_URL: platform,
    },
    people,
    answer: { error: 'access_denied' },
    tamper: undefined,
    browse: createBrowser,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  provider.use(async (context, next) => {
    await next();
    const tokens: unknown = context.body;
    if (context.path === '/token' && typeof tokens === 'object' && tokens !== null) {
      running.tamper?.(tokens as Record<string, unknown>);
    }
  });
  const serve = provider.callback();
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void serve(request, response);
    const { answer } = running;
    const result = 'error' in answer ? answer : { login: { accountId: answer.subject } };
    void provider.interactionFinished(request, response, result);
  });
  return running;
}

function createBrowser(): ProviderBrowser {
  const jar = new Map<string, string>();
  async function open(address: string, form?: URLSearchParams): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
  return {
    async walk(start) {
      let address = start;
      let answer = await open(address);
      for (let step = 0; step < 10; step += 1) {
        const location = answer.headers.get('location');
        if (location !== null) {
          address = new URL(location, address).href;
          if (address.startsWith(publicUrl)) return address;
          answer = await open(address);
        } else {
          const page = await answer.text();
          const action = /action="([^"]+)"/.exec(page)?.[1];
          const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1];
          if (action === undefined || xsrf === undefined) throw new Error(`${answer.status} ${page}`);
          answer = await open(action, new URLSearchParams({ xsrf, logout: 'yes' }));
        }
      }
      throw new Error(`The provider leads nowhere from ${start}`);
    },
  };
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomUUID() };
}
