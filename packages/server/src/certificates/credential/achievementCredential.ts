import { formatGrade, type Language } from '@learn/domain';
import type { IssuedCertificateRow } from '../tables.ts';
import { credentialTexts } from './credentialTexts.ts';

interface Described {
  readonly issued: IssuedCertificateRow;
  /** where it is verified, see `verificationAddress`; it is its id as well */
  readonly address: string;
  readonly status: string;
  readonly issuer: { readonly id: string; readonly name: string; readonly email: string };
}

/** `2026-11-25T13:16:26Z`: in whole seconds, as the token says it too. */
export const instantOf = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;

/**
 * A certificate as an AchievementCredential of Open Badges 3.0. It names the person as the paper does, and nothing else of
 * them: its subject is an id of its own.
 */
export function achievementCredential({ issued, address, status, issuer }: Described, language: Language) {
  const texts = credentialTexts[language];
  const title = issued.titles[language];
  const resultId = `urn:uuid:${issued.competenceCertificateId}`;
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: issuer.id, type: ['Profile'], name: issuer.name, url: issuer.id, email: issuer.email },
    validFrom: instantOf(issued.issuedAt),
    credentialSubject: {
      id: `urn:uuid:${issued.id}`,
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: issued.personName,
          identityType: 'name',
        },
      ],
      achievement: {
        id: resultId,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: title,
        description: texts.description(title, issued.courseTitles[language]),
        criteria: { narrative: texts.criteria },
        inLanguage: `${language}-CH`,
        resultDescription: [
          {
            id: `${resultId}#grade`,
            type: ['ResultDescription'],
            name: texts.grade,
            resultType: 'LetterGrade',
            allowedValue: allowedGrades,
          },
        ],
      },
      result: [
        {
          type: ['Result'],
          resultDescription: `${resultId}#grade`,
          value: formatGrade(issued.gradeOfficial, 1),
        },
      ],
    },
    credentialStatus: { id: status, type: '1EdTechRevocationList' },
  };
}

/** From the lowest to the highest, in half steps. */
const allowedGrades = Array.from({ length: 11 }, (_, step) => formatGrade(1 + step / 2, 1));

export type AchievementCredential = ReturnType<typeof achievementCredential>;
