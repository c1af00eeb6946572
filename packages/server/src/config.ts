import path from 'node:path';
import { z } from 'zod';

const text = z.string().trim();
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.min(1).default('localhost'),
  DATA_DIR: text.min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  APP_MODE: z.enum(['local', 'stage', 'prod']).default('local'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  TRUST_PROXY: flag.default(false),
  RELEASES_DIR: text.min(1).optional(),
  BRAND_DE: text.min(1).default('Lernkreis'),
  BRAND_FR: text.min(1).default('Orbis'),
  BRAND_IT: text.min(1).default('Orbis'),
  EXAM_PLATFORM_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  SUPPORT_EMAIL: z.email().default('support@lernkreis.example'),
  SUPPORT_PHONE: text.min(1).default('+41 44 000 00 00'),
  SHOW_VV_COMPETENCE_EXAMS: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The environment of the server; every variable is described in the package's README. */
export interface Config extends z.infer<typeof variables> {
  readonly PUBLIC_URL: string;
  readonly RELEASES_DIR: string;
}

/**
 * Reads and checks the environment. An empty value counts as not set.
 * @throws Error with one sentence that names the first wrong variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = issue?.path.join('.') ?? '';
    throw new Error(`The environment variable ${name} is wrong: ${issue?.message ?? 'unreadable'}.`);
  }
  const values = result.data;
  return {
    ...values,
    PUBLIC_URL: (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/+$/, ''),
    RELEASES_DIR: values.RELEASES_DIR ?? path.join(values.DATA_DIR, 'releases'),
  };
}
