import { randomBytes } from 'node:crypto';
import { fullName, type Language } from '@learn/domain';
import type { Config } from '../config.ts';
import type { Mail } from '../mail/enqueueMail.ts';
import { fillMail } from '../mail/fillMail.ts';
import { brandName } from '../page-composition/composePage.ts';
import { accountMails } from './mailTexts.ts';

/** Whom a mail about an account goes to. */
export interface AccountOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
}

/** One of the mails about local accounts, in the language of its reader. @param link path on this platform */
export function accountMail(
  config: Pick<Config, 'BRAND_DE' | 'BRAND_FR' | 'BRAND_IT'>,
  owner: AccountOwner,
  { kind, link }: { readonly kind: keyof typeof accountMails; readonly link: string },
): Mail {
  const { email, firstName, lastName, language } = owner;
  const details = { name: fullName(firstName, lastName), brand: brandName(config, language) };
  return { recipient: email, ...fillMail(accountMails[kind], language, details), link };
}

/** What a mailed link is recognised by; only its hash is kept. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}
