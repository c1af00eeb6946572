import path from 'node:path';
import { isCountryCode, isLanguage, languages } from '@learn/domain';
import { z } from 'zod';
import { parseTrustedProxies } from './authentication/trustedProxies.ts';
import { areSigningKeys } from './certificates/credential/pemBlocks.ts';
import { builtInAddress } from './legal/legalText.ts';
import { StartError } from './StartError.ts';
import { isCreditorAccount } from './shop/invoice/creditorAccount.ts';

const text = z.string().trim().min(1).describe('a text');
/** As much as a field of the payment part holds. */
const line = (maximum: number) =>
  z.string().trim().min(1).max(maximum).describe(`a text of at most ${maximum} characters`);
const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .describe('true or false');
const proxies = z
  .string()
  .trim()
  .transform((value, check) => {
    const parsed = parseTrustedProxies(value);
    if (parsed !== undefined) return parsed;
    check.addIssue('unknown proxies');
    return z.NEVER;
  })
  .describe('false, a number of proxies from 1 to 99 or their addresses separated by commas');
const webAddress = z
  .url({ protocol: /^https?$/ })
  .describe('an address that begins with http:// or https://');

/** @param minimum seconds; tests use parts of them */
const seconds = (minimum: number, maximum: number) =>
  z.coerce.number().min(minimum).max(maximum).describe(`a number of seconds from ${minimum} to ${maximum}`);

/** `{language}` in it stands for de, fr or it. */
const webAddressByLanguage = z
  .string()
  .trim()
  .refine((value) => webAddress.safeParse(value.replaceAll('{language}', 'de')).success)
  .describe('an address that begins with http:// or https:// and may contain {language}');
const languageList = z
  .string()
  .transform((value, check) => {
    const wanted = value.split(',').map((code) => code.trim());
    if (wanted.every(isLanguage)) return languages.filter((code) => wanted.includes(code));
    check.addIssue('unknown languages');
    return z.NEVER;
  })
  .describe('languages out of de, fr and it, separated by commas');
const loopback = ['localhost', '127.0.0.1', '[::1]'];
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine((value) => {
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || loopback.includes(hostname);
  })
  .describe('an address that begins with https://, or with http:// on this machine');

/** Keys may come in one line, with `\n` for the ends of lines. */
const signingKeys = z
  .string()
  .transform((value) => value.replaceAll('\\n', '\n'))
  .refine(areSigningKeys)
  .describe('one or more private RSA keys of 2048 bits or more as PEM (PKCS 8)');

/** A project at an error reporting service, as Sentry writes it: the key in front of the host, the project behind it. */
const dsn = z
  .url({ protocol: /^https?$/ })
  .refine((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname, username, pathname } = new URL(value);
    const safe = protocol === 'https:' || loopback.includes(hostname);
    return safe && username !== '' && /\/\d+$/.test(pathname);
  })
  .describe('an address like https://key@host/1');

/** Every variable with its default; the description completes «must be …». */
const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('a whole number from 0 to 65535'),
  HOST: text.default('localhost'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('an address that begins with postgres://'),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .describe('a whole number from 1 to 200'),
  APP_MODE: z.enum(['local', 'stage', 'prod']).default('local').describe('local, stage or prod'),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: proxies.default(false),
  RELEASES_DIR: text.optional(),
  RELEASE_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(60)
    .describe('a whole number of days from 1 to 3650'),
  BRAND_DE: text.default('Lernkreis'),
  BRAND_FR: text.default('Orbis'),
  BRAND_IT: text.default('Orbis'),
  EXAM_PLATFORM_URL: webAddress.optional(),
  SHOP_URL: webAddressByLanguage.optional(),
  TOPICS_URL: webAddressByLanguage.optional(),
  PRIVACY_URL: webAddressByLanguage.optional(),
  IMPRINT_URL: webAddressByLanguage.optional(),
  LANGUAGES: languageList.default([...languages]),
  VISITOR_LANGUAGES: languageList.optional(),
  SUPPORT_EMAIL: z.email().default('support@lernkreis.example').describe('an e-mail address'),
  SUPPORT_PHONE: text.default('+41 44 000 00 00'),
  SHOW_VV_COMPETENCE_EXAMS: flag.default(true),
  SERVICE_WORKER: flag.default(true),
  RENDER_PAGES: flag.default(true),
  RENDER_TIME_LIMIT: seconds(0.01, 60).default(0.15),
  ERROR_REPORTING_DSN: dsn.optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_CLIENT_AUTH: z
    .enum(['client_secret_basic', 'client_secret_post'])
    .default('client_secret_basic')
    .describe('client_secret_basic or client_secret_post'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('an address that begins with smtp:// or smtps://'),
  MAIL_FROM: text.default('Lernkreis <no-reply@lernkreis.example>'),
  CREDENTIAL_KEYS: signingKeys.optional(),
  INVOICE_IBAN: z
    .string()
    .transform((value) => value.replaceAll(' ', ''))
    .refine(isCreditorAccount)
    .optional()
    .describe('a Swiss or Liechtenstein IBAN or QR-IBAN'),
  INVOICE_NAME: line(70).optional(),
  INVOICE_STREET: line(70).optional(),
  INVOICE_STREET_NUMBER: line(16).optional(),
  INVOICE_POSTAL_CODE: line(16).optional(),
  INVOICE_CITY: line(35).optional(),
  INVOICE_COUNTRY: z.string().refine(isCountryCode).default('CH').describe('a country code such as CH'),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: text.default('eu-central-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  HEADERS_TIMEOUT: seconds(0.1, 300).default(15),
  BODY_TIMEOUT: seconds(0.1, 300).default(30),
  UPLOAD_WINDOW: seconds(0.1, 300).default(20),
  UPLOAD_MINIMUM_SPEED: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(4096)
    .describe('a whole number of bytes per second from 1 to 1000000'),
  KEEP_ALIVE_TIMEOUT: seconds(0.1, 3600).default(72),
  SHUTDOWN_DELAY: seconds(0, 300).optional(),
  SHUTDOWN_LIMIT: seconds(0.1, 3600).default(30),
  ACCESS_LOG: flag.optional(),
  METRICS_TOKEN: z.string().trim().min(16).optional().describe('a text of 16 characters or more'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
});

/** The environment of the server; every variable is explained in the package's README. */
export interface Config extends z.infer<typeof variables> {
  readonly PUBLIC_URL: string;
  readonly RELEASES_DIR: string;
  readonly SHUTDOWN_DELAY: number;
  readonly ACCESS_LOG: boolean;
}

/**
 * Reads and checks the environment. An empty value counts as not set.
 * @throws StartError with one sentence that names the first wrong variable, but not its value, which may be a secret
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(given);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]);
    throw new StartError(`The environment variable ${name} must be ${expectationOf(name)}.`);
  }
  const values = result.data;
  assertSignOn(values);
  assertStorage(values);
  assertCreditor(values);
  const ownAddress = `http://${visibleHost(values.HOST)}:${values.PORT}`;
  return {
    ...values,
    PUBLIC_URL: (values.PUBLIC_URL ?? ownAddress).replace(/\/+$/, ''),
    ...legalAddresses(values),
    ...examPlatform(values),
    ...creditorAccount(values),
    ACCESS_LOG: values.ACCESS_LOG ?? values.APP_MODE !== 'local',
    SHUTDOWN_DELAY: values.SHUTDOWN_DELAY ?? (values.APP_MODE === 'local' ? 0 : 5),
    RELEASES_DIR: values.RELEASES_DIR ?? path.join(values.DATA_DIR, 'releases'),
  };
}

/** A demo installation has pages of its own; any other names its operator's, or shows no link. */
function legalAddresses({ APP_MODE, PRIVACY_URL, IMPRINT_URL }: z.infer<typeof variables>) {
  if (APP_MODE !== 'local') return {};
  return {
    PRIVACY_URL: PRIVACY_URL ?? builtInAddress('privacy'),
    IMPRINT_URL: IMPRINT_URL ?? builtInAddress('imprint'),
  };
}

/** A demo installation shows exam experts their link with an example address, behind which there is nothing. */
function examPlatform({ APP_MODE, EXAM_PLATFORM_URL }: z.infer<typeof variables>) {
  if (APP_MODE !== 'local') return {};
  return { EXAM_PLATFORM_URL: EXAM_PLATFORM_URL ?? 'https://pruefung.example/' };
}

const creditorVariables = [
  'INVOICE_IBAN',
  'INVOICE_NAME',
  'INVOICE_STREET',
  'INVOICE_POSTAL_CODE',
  'INVOICE_CITY',
] as const;

/** A demo installation has the account of the standard's own examples, to which nothing can be paid. */
function creditorAccount(values: z.infer<typeof variables>) {
  if (values.APP_MODE !== 'local' || values.INVOICE_IBAN !== undefined) return {};
  return {
    INVOICE_IBAN: 'CH4431999123000889012',
    INVOICE_NAME: 'Lernkreis Demo',
    INVOICE_STREET: 'Musterweg',
    INVOICE_STREET_NUMBER: '1',
    INVOICE_POSTAL_CODE: '3000',
    INVOICE_CITY: 'Bern',
  };
}

/** Half an address on a payment part would be refused by banks. */
function assertCreditor(values: z.infer<typeof variables>): void {
  const missing = creditorVariables.filter((name) => values[name] === undefined);
  if (missing.length === 0 || missing.length === creditorVariables.length) return;
  throw new StartError(
    `The environment variable ${missing[0]} must be set for the QR bill on invoices, for others of the account are.`,
  );
}

/** Where pages report errors; nowhere in local mode (specification §9). */
export function errorReportingDsn({ APP_MODE, ERROR_REPORTING_DSN }: Config): string | undefined {
  return APP_MODE === 'local' ? undefined : ERROR_REPORTING_DSN;
}

const signOnVariables = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** Outside local mode the single sign-on is the only way in; half of its settings is a mistake everywhere. */
function assertSignOn(values: z.infer<typeof variables>): void {
  const required =
    values.APP_MODE === 'local' ? signOnVariables : ([...signOnVariables, 'PUBLIC_URL'] as const);
  const missing = required.filter((name) => values[name] === undefined);
  const unused = values.APP_MODE === 'local' && missing.length === signOnVariables.length;
  if (missing.length === 0 || unused) return;
  const [first, ...others] = missing;
  const names = [first, ...others].join(' and ');
  throw new StartError(
    `The environment variable${others.length > 0 ? 's' : ''} ${names} must be set for the single sign-on in the mode ${values.APP_MODE}.`,
  );
}

/** A bucket that is only half described would become a folder, and its documents would not be found. */
function assertStorage(values: z.infer<typeof variables>): void {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = values;
  if (bucket === undefined && (values.S3_ENDPOINT ?? keyId ?? secret) !== undefined) {
    throw new StartError('The environment variable S3_BUCKET must be set for the other settings of S3.');
  }
  if ((keyId === undefined) === (secret === undefined)) return;
  const missing = keyId === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY';
  throw new StartError(`The environment variable ${missing} must be set, for the other half of the key is.`);
}

function expectationOf(name: string): string {
  const variable = Object.entries(variables.shape).find(([candidate]) => candidate === name)?.[1];
  const inner = variable !== undefined && 'unwrap' in variable ? variable.unwrap() : undefined;
  return variable?.description ?? inner?.description ?? 'set correctly';
}

/** A host that stands for all addresses of the machine cannot be opened in a browser. */
function visibleHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
