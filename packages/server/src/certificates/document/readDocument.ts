import type { Language } from '@learn/domain';
import type { Config } from '../../config.ts';
import { brandName } from '../../page-composition/composePage.ts';
import { verificationAddress } from '../presentIssued.ts';
import type { IssuedCertificateRow } from '../tables.ts';
import { documentContent } from './documentContent.ts';
import { makeDocument } from './makeDocument.ts';

interface Wanted {
  readonly issued: IssuedCertificateRow;
  readonly config: Config;
  readonly language: Language;
  readonly askedBy: string;
}

/** The PDF of an issued certificate. @throws too_many_requests */
export function readDocument({ issued, config, language, askedBy }: Wanted): Promise<Uint8Array> {
  const printed = {
    issued,
    brand: brandName(config, language),
    address: verificationAddress(config, issued.code),
  };
  return makeDocument(askedBy, documentContent(printed, language));
}
