/** The widgets of home come in one file in any case: as one module they are smaller. */
export { CertificateSummaryWidget } from './CertificateSummaryWidget.tsx';
export { CompetenceCertificateWidget } from './CompetenceCertificateWidget.tsx';
export { CompetenceWidget } from './CompetenceWidget.tsx';
