import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './StartError.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      PORT: 3000,
      HOST: 'localhost',
      DATA_DIR: '.data',
      DATABASE_POOL_SIZE: 10,
      APP_MODE: 'local',
      PUBLIC_URL: 'http://localhost:3000',
      TRUST_PROXY: false,
      RELEASES_DIR: path.join('.data', 'releases'),
      RELEASE_KEEP_DAYS: 60,
      BRAND_DE: 'Lernkreis',
      BRAND_FR: 'Orbis',
      BRAND_IT: 'Orbis',
      SUPPORT_EMAIL: 'support@lernkreis.example',
      SUPPORT_PHONE: '+41 44 000 00 00',
      EXAM_PLATFORM_URL: 'https://pruefung.example/',
      PRIVACY_URL: '/legal/{language}/privacy',
      IMPRINT_URL: '/legal/{language}/imprint',
      INVOICE_IBAN: 'CH4431999123000889012',
      INVOICE_NAME: 'Lernkreis Demo',
      INVOICE_STREET: 'Musterweg',
      INVOICE_STREET_NUMBER: '1',
      INVOICE_POSTAL_CODE: '3000',
      INVOICE_CITY: 'Bern',
      INVOICE_COUNTRY: 'CH',
      LANGUAGES: ['de', 'fr', 'it'],
      SHOW_VV_COMPETENCE_EXAMS: true,
      SERVICE_WORKER: true,
      RENDER_PAGES: true,
      RENDER_TIME_LIMIT: 0.15,
      OIDC_CLIENT_AUTH: 'client_secret_basic',
      MAIL_FROM: 'Lernkreis <no-reply@lernkreis.example>',
      S3_REGION: 'eu-central-1',
      HEADERS_TIMEOUT: 15,
      BODY_TIMEOUT: 30,
      UPLOAD_WINDOW: 20,
      UPLOAD_MINIMUM_SPEED: 4096,
      KEEP_ALIVE_TIMEOUT: 72,
      SHUTDOWN_DELAY: 0,
      ACCESS_LOG: false,
      SHUTDOWN_LIMIT: 30,
      LOG_LEVEL: 'info',
    });
  });

  it('takes what is set, an empty value counting as not set', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: ' ',
      DATA_DIR: '/srv/learn',
      DATABASE_URL: 'postgres://learn@db/learn',
      PUBLIC_URL: 'https://learn.example.org/',
      TRUST_PROXY: ' 10.0.0.0/8, ::1 ',
      APP_MODE: '',
    });
    expect(config).toMatchObject({
      PORT: 8080,
      HOST: 'localhost',
      DATABASE_URL: 'postgres://learn@db/learn',
      RELEASES_DIR: '/srv/learn/releases',
      PUBLIC_URL: 'https://learn.example.org',
      TRUST_PROXY: ['10.0.0.0/8', '::1'],
      APP_MODE: 'local',
    });
  });

  it.each([
    ['PORT', 'eighty', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://db/learn', 'an address that begins with postgres://'],
    ['DATABASE_POOL_SIZE', '0', 'a whole number from 1 to 200'],
    ['APP_MODE', 'production', 'local, stage or prod'],
    ['PUBLIC_URL', 'learn.example.org', 'an address that begins with http:// or https://'],
    ['TRUST_PROXY', 'true', 'false, a number of proxies from 1 to 99 or their addresses separated by commas'],
    ['SHOW_VV_COMPETENCE_EXAMS', 'yes', 'true or false'],
    ['SERVICE_WORKER', 'no', 'true or false'],
    ['ERROR_REPORTING_DSN', 'errors.example.org', 'an address like https://key@host/1'],
    ['ERROR_REPORTING_DSN', 'http://key@errors.example.org/1', 'an address like https://key@host/1'],
    ['ERROR_REPORTING_DSN', 'https://errors.example.org/1', 'an address like https://key@host/1'],
    ['ERROR_REPORTING_DSN', 'https://key@errors.example.org/project', 'an address like https://key@host/1'],
    [
      'OIDC_ISSUER',
      'http://sign-on.example',
      'an address that begins with https://, or with http:// on this machine',
    ],
    ['EXAM_PLATFORM_URL', 'javascript:alert(1)', 'an address that begins with http:// or https://'],
    [
      'SHOP_URL',
      'shop.example',
      'an address that begins with http:// or https:// and may contain {language}',
    ],
    [
      'TOPICS_URL',
      'javascript:alert(1)',
      'an address that begins with http:// or https:// and may contain {language}',
    ],
    ['INVOICE_IBAN', 'CH4431999123000889013', 'a Swiss or Liechtenstein IBAN or QR-IBAN'],
    ['INVOICE_IBAN', 'DE89370400440532013000', 'a Swiss or Liechtenstein IBAN or QR-IBAN'],
    ['INVOICE_NAME', 'x'.repeat(71), 'a text of at most 70 characters'],
    ['INVOICE_COUNTRY', 'Schweiz', 'a country code such as CH'],
    ['LANGUAGES', 'de, en', 'languages out of de, fr and it, separated by commas'],
    [
      'PRIVACY_URL',
      'javascript:{language}',
      'an address that begins with http:// or https:// and may contain {language}',
    ],
    ['SUPPORT_EMAIL', 'nobody', 'an e-mail address'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
  ])('refuses %s=%s with a sentence that names the variable', (name, value, expectation) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new StartError(`The environment variable ${name} must be ${expectation}.`),
    );
  });

  it('takes pages of the operator, one for each language, and the offered languages', () => {
    const given = {
      PRIVACY_URL: 'https://{language}.example.org/privacy',
      IMPRINT_URL: 'https://example.org/imprint?lang={language}',
      SHOP_URL: 'https://shop.example.org/{language}/',
      LANGUAGES: 'it, de',
      VISITOR_LANGUAGES: 'de',
    };
    expect(readConfig(given)).toMatchObject({
      ...given,
      LANGUAGES: ['de', 'it'],
      VISITOR_LANGUAGES: ['de'],
    });
  });

  it('has no legal pages and no exam platform of its own behind single sign-on', () => {
    const config = readConfig({ APP_MODE: 'prod', PUBLIC_URL: 'https://learn.example.org', ...signOn });
    expect(config.PRIVACY_URL).toBeUndefined();
    expect(config.IMPRINT_URL).toBeUndefined();
    expect(config.EXAM_PLATFORM_URL).toBeUndefined();
  });

  const signOn = {
    OIDC_ISSUER: 'http://127.0.0.1:4000',
    OIDC_CLIENT_ID: 'learn',
    OIDC_CLIENT_SECRET: 'secret',
  };

  it.each([
    [
      { APP_MODE: 'prod' },
      's OIDC_ISSUER and OIDC_CLIENT_ID and OIDC_CLIENT_SECRET and PUBLIC_URL must be set for the single sign-on in the mode prod',
    ],
    [{ APP_MODE: 'stage', ...signOn }, ' PUBLIC_URL must be set for the single sign-on in the mode stage'],
    [
      { OIDC_ISSUER: signOn.OIDC_ISSUER },
      's OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set for the single sign-on in the mode local',
    ],
  ])('misses what %o lacks for the single sign-on', (given, expectation) => {
    expect(() => readConfig(given)).toThrow(new StartError(`The environment variable${expectation}.`));
  });

  it('has all that the single sign-on needs', () => {
    const given = { APP_MODE: 'prod', PUBLIC_URL: 'https://learn.example.org', ...signOn };
    expect(readConfig(given)).toMatchObject(given);
    expect(readConfig(signOn)).toMatchObject(signOn);
  });

  it.each([
    [{ S3_ENDPOINT: 'http://store:9000' }, 'S3_BUCKET must be set for the other settings of S3'],
    [
      { S3_BUCKET: 'documents', S3_ACCESS_KEY_ID: 'id' },
      'S3_SECRET_ACCESS_KEY must be set, for the other half of the key is',
    ],
    [
      { S3_BUCKET: 'documents', S3_SECRET_ACCESS_KEY: 'secret' },
      'S3_ACCESS_KEY_ID must be set, for the other half of the key is',
    ],
  ])('misses what %o lacks for the bucket', (given, expectation) => {
    expect(() => readConfig(given)).toThrow(new StartError(`The environment variable ${expectation}.`));
    expect(readConfig({ S3_BUCKET: 'documents' }).S3_BUCKET).toBe('documents');
  });

  const account = {
    INVOICE_IBAN: 'CH93 0076 2011 6238 5295 7',
    INVOICE_NAME: 'Verband',
    INVOICE_STREET: 'Bundesplatz',
    INVOICE_POSTAL_CODE: '3011',
    INVOICE_CITY: 'Bern',
  };

  it('takes the account for invoices, without the blanks in which people write it', () => {
    expect(readConfig(account)).toMatchObject({ ...account, INVOICE_IBAN: 'CH9300762011623852957' });
    expect(readConfig(account).INVOICE_STREET_NUMBER).toBeUndefined();
    const given = { APP_MODE: 'prod', PUBLIC_URL: 'https://learn.example.org', ...signOn };
    expect(readConfig(given).INVOICE_IBAN).toBeUndefined();
  });

  it.each(['INVOICE_IBAN', 'INVOICE_NAME', 'INVOICE_STREET', 'INVOICE_POSTAL_CODE', 'INVOICE_CITY'])(
    'misses %s of the account for invoices',
    (name) => {
      expect(() => readConfig({ ...account, [name]: '' })).toThrow(
        new StartError(
          `The environment variable ${name} must be set for the QR bill on invoices, for others of the account are.`,
        ),
      );
    },
  );

  const pem = (modulusLength: number) =>
    generateKeyPairSync('rsa', { modulusLength })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();

  it('takes keys for credentials, also in one line', () => {
    const keys = pem(2048) + pem(2048);
    expect(readConfig({ CREDENTIAL_KEYS: keys }).CREDENTIAL_KEYS?.trim()).toBe(keys.trim());
    const inOneLine = keys.replaceAll('\n', '\\n');
    expect(readConfig({ CREDENTIAL_KEYS: inOneLine }).CREDENTIAL_KEYS?.trim()).toBe(keys.trim());
  });

  it.each([
    ['no key', 'secret'],
    ['a key that is too short', pem(1024)],
    ['a key and something else', `${pem(2048)}secret`],
    [
      'a public key',
      generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }),
    ],
    [
      'a key of another kind',
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ],
  ])('refuses %s for credentials, and does not repeat it', (_, given) => {
    expect(() => readConfig({ CREDENTIAL_KEYS: given.toString() })).toThrow(
      new StartError(
        'The environment variable CREDENTIAL_KEYS must be one or more private RSA keys of 2048 bits or more as PEM (PKCS 8).',
      ),
    );
  });

  it.each([
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['learn.example.org', 'http://learn.example.org:3000'],
  ])('is opened, when it listens on %s, at %s', (host, address) => {
    expect(readConfig({ HOST: host }).PUBLIC_URL).toBe(address);
  });
});
