import type { CertificateAssignment } from './readCertificates.ts';

/** Whether the results come from several course sessions, so that each has to name its own. */
export function isOfSeveralSessions(assignments: readonly CertificateAssignment[]): boolean {
  return new Set(assignments.flatMap(({ courseSession }) => courseSession?.id ?? [])).size > 1;
}
