import { isLanguage, type Language, pickLanguage } from '@learn/domain';

/** A person as the OpenID provider names them. */
export interface Subject {
  readonly issuer: string;
  readonly subject: string;
  /** lower case; undefined when the provider gave none */
  readonly email: string | undefined;
  /** the provider vouches that the address is theirs; anything but a plain `true` is no */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** undefined when the provider named no language that is supported */
  readonly language: Language | undefined;
}

type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** OpenID Connect Core, section 2: at most 255 characters of ASCII. */
const possibleSubject = /^[\x20-\x7e]{1,255}$/;

/**
 * Reads the claims that the platform knows; a missing name is guessed from the whole one.
 * @throws for a subject that OpenID does not allow, for no database could tell such people apart
 */
export function readSubject(claims: Claims): Subject {
  if (!possibleSubject.test(claims.sub))
    throw new Error('The provider names a person by an impossible subject.');
  const email = textOf(claims.email, 254).toLowerCase();
  const [first = '', ...rest] = textOf(claims.name, 200).split(/\s+/);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: /^[^@\s]+@[^@\s]+$/.test(email) ? email : undefined,
    emailVerified: claims.email_verified === true,
    firstName: textOf(claims.given_name, 100) || first.slice(0, 100),
    lastName: textOf(claims.family_name, 100) || rest.join(' ').slice(0, 100),
    language: languageOf(textOf(claims.locale, 35)),
  };
}

function textOf(value: unknown, maximum: number): string {
  // One line, as names that people enter: they stand in mails. PostgreSQL keeps no null characters.
  return typeof value === 'string'
    ? value
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, maximum)
    : '';
}

function languageOf(locale: string): Language | undefined {
  const language = pickLanguage([locale]);
  return isLanguage(locale.split(/[-_]/)[0]?.toLowerCase()) ? language : undefined;
}
