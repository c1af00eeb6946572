/** All pages about another person arrive together: who opens the one goes on to the other. */
export { PersonCertificatePage } from './PersonCertificatePage.tsx';
export { PersonCertificatesPage } from './PersonCertificatesPage.tsx';
export { PersonCompetencePage } from './PersonCompetencePage.tsx';
export { PersonEvaluationsPage } from './PersonEvaluationsPage.tsx';
