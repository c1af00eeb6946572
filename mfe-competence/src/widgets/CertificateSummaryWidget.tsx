import type { Slots } from '@learn/contracts';
import { lazyPart } from '@learn/platform';

/** Loaded by those who see it: participants, most of those who come to the home page, do not. */
const CertificateSummary = lazyPart('mfe-competence/CertificateSummary', 'mfe-competence/certificates', () =>
  import('./CertificateSummary.tsx').then((module) => module.CertificateSummary),
);

/** On the home dashboard of those who answer for participants: the results of the competence certificates, summed up. */
export function CertificateSummaryWidget(properties: Slots['home.course']) {
  return <CertificateSummary {...properties} />;
}
