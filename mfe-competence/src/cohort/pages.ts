/** All pages of a cohort arrive in one file, as every further one is named in the entry that home loads. */
export { CourseCertificatesPage } from './CourseCertificatesPage.tsx';
export { CertificatesDashboardPage } from './certificates/CertificatesDashboardPage.tsx';
export { EvaluationDashboardPage } from './evaluation/EvaluationDashboardPage.tsx';
