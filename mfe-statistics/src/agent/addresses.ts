import { linkPatterns } from '@learn/contracts';

/** What the own people of an agent did in one assignment (specification §2). */
export const agentAssignmentPath = `${linkPatterns.agentAssignments}/:assignmentId` as const;

/** Their grades in one certificate of a session. */
export const agentCertificatePath =
  `${linkPatterns.agentGrades}/:courseSessionId/:competenceCertificateId` as const;
