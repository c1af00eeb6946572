import { z } from 'zod';

const uri = z.string().regex(/^(https?:\/\/|urn:uuid:)\S+$/);
const seconds = z.int().positive();
const typed = <Type extends string>(type: Type) =>
  z.array(z.string()).refine((types) => types.includes(type));

/**
 * What Open Badges 3.0 asks of an AchievementCredential (its JSON schema, and «JSON Web Token Proof Format» for the claims), written down
 * from the specification: required properties, their types and cardinalities, and the properties that we use of the optional ones.
 */
export const openBadgeCredential = z.strictObject({
  '@context': z.tuple([
    z.literal('https://www.w3.org/ns/credentials/v2'),
    z.string().regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.0\.\d\.json$/),
  ]),
  id: uri,
  type: z
    .array(z.string())
    .refine((types) => types[0] === 'VerifiableCredential' && types.includes('OpenBadgeCredential')),
  name: z.string().min(1),
  issuer: z.strictObject({
    id: uri,
    type: typed('Profile'),
    name: z.string().min(1),
    url: uri,
    email: z.email(),
  }),
  validFrom: z.iso.datetime({ offset: true }),
  credentialSubject: z.strictObject({
    id: uri,
    type: typed('AchievementSubject'),
    identifier: z.array(
      z.strictObject({
        type: z.literal('IdentityObject'),
        hashed: z.boolean(),
        identityHash: z.string().min(1),
        identityType: z.enum(['name', 'emailAddress', 'identifier', 'ext:other']),
      }),
    ),
    achievement: z.strictObject({
      id: uri,
      type: typed('Achievement'),
      achievementType: z.enum([
        'Achievement',
        'Assessment',
        'Certificate',
        'CertificateOfCompletion',
        'Course',
      ]),
      name: z.string().min(1),
      description: z.string().min(1),
      criteria: z.strictObject({ narrative: z.string().min(1) }),
      inLanguage: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
      resultDescription: z.array(
        z.strictObject({
          id: uri,
          type: typed('ResultDescription'),
          name: z.string().min(1),
          resultType: z.enum([
            'GradePointAverage',
            'LetterGrade',
            'Percent',
            'RawScore',
            'ScaledScore',
            'Status',
          ]),
          allowedValue: z.array(z.string()),
        }),
      ),
    }),
    result: z.array(
      z.strictObject({ type: typed('Result'), resultDescription: uri, value: z.string().min(1) }),
    ),
  }),
  credentialStatus: z.strictObject({ id: uri, type: z.literal('1EdTechRevocationList') }),
  iss: uri,
  sub: uri,
  jti: uri,
  nbf: seconds,
});
