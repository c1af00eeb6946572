import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import type { Config } from '../config.ts';
import { signOnCancelled, signOnFailed } from '../errors.ts';
import type { SignOnAttempt } from './attempts.ts';
import { readSubject, type Subject } from './subject.ts';

/** Seconds that the provider has for each answer. */
const timeoutSeconds = 20;

const scope = 'openid profile email';

/** The OpenID provider, as the routes need it. */
export interface SignOnProvider {
  /** Where the browser is sent. @throws sign_on_failed when the provider cannot be reached */
  loginAddress(attempt: SignOnAttempt, input: LoginInput): Promise<URL>;
  /**
   * Makes the provider's answer a person.
   * @param query of the callback, as it came
   * @throws sign_on_cancelled, sign_on_failed
   */
  finish(attempt: SignOnAttempt, query: string): Promise<SignedOn>;
  /** Where the provider's own session ends; undefined where it offers nothing of that kind or cannot be reached. */
  logoutAddress(idToken: string | undefined): Promise<URL | undefined>;
}

export interface LoginInput {
  readonly language: string;
  /** begins with the creation of an account, where the provider knows that */
  readonly signUp: boolean;
}

export interface SignedOn {
  readonly subject: Subject;
  readonly idToken: string | undefined;
}

/** @returns undefined when no provider is configured, which `readConfig` allows in local mode only */
export function createProvider(config: Config): SignOnProvider | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = config;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined;
  const settings = { ...config, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET };
  const discover = rememberSuccess(() => discoverProvider(settings));
  const callback = `${config.PUBLIC_URL}/sso/callback`;

  return {
    async loginAddress({ state, nonce, codeVerifier }, { language, signUp }) {
      const known = await discover();
      const prompts = known.serverMetadata().prompt_values_supported;
      return buildAuthorizationUrl(known, {
        redirect_uri: callback,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...(signUp && Array.isArray(prompts) && prompts.includes('create') ? { prompt: 'create' } : {}),
      });
    },

    async finish({ state, nonce, codeVerifier }, query) {
      const known = await discover();
      try {
        const tokens = await authorizationCodeGrant(known, new URL(`${callback}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('The provider answered without an id token.');
        const more =
          claims.email === undefined && known.serverMetadata().userinfo_endpoint !== undefined
            ? await fetchUserInfo(known, tokens.access_token, claims.sub)
            : {};
        return { subject: readSubject({ ...more, ...claims }), idToken: tokens.id_token };
      } catch (error) {
        const cancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
        throw cancelled ? signOnCancelled() : signOnFailed(error);
      }
    },

    async logoutAddress(idToken) {
      const known = await discover().catch(() => undefined);
      if (known?.serverMetadata().end_session_endpoint === undefined) return undefined;
      return buildEndSessionUrl(known, {
        post_logout_redirect_uri: `${config.PUBLIC_URL}/sso/logged-out`,
        ...(idToken === undefined ? {} : { id_token_hint: idToken }),
      });
    },
  };
}

type Settings = Config & { [Name in 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET']: string };

async function discoverProvider(settings: Settings): Promise<Configuration> {
  const issuer = new URL(settings.OIDC_ISSUER);
  const authenticate =
    settings.OIDC_CLIENT_AUTH === 'client_secret_post' ? ClientSecretPost : ClientSecretBasic;
  // readConfig lets http: pass for an issuer on this machine only.
  const insecure = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
  try {
    return await discovery(
      issuer,
      settings.OIDC_CLIENT_ID,
      settings.OIDC_CLIENT_SECRET,
      authenticate(settings.OIDC_CLIENT_SECRET),
      { timeout: timeoutSeconds, execute: [enableNonRepudiationChecks, ...insecure] },
    );
  } catch (error) {
    throw signOnFailed(error);
  }
}

/** Asks once, and again after a failure: a provider that is down stops neither the start nor the next try. */
function rememberSuccess<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined;
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
