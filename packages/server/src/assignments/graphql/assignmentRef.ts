import { builder } from '../../graphql/builder.ts';
import type { AssignmentSource, CertificateSource } from './sources.ts';

/** Their fields stand beside them; here only because they speak of each other. */
export const AssignmentType = builder.objectRef<AssignmentSource>('Assignment');
export const CompetenceCertificateType = builder.objectRef<CertificateSource>('CompetenceCertificate');
