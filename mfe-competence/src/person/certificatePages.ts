/** List and detail arrive together: who opens the one goes on to the other. */
export { PersonCertificatePage } from './PersonCertificatePage.tsx';
export { PersonCertificatesPage } from './PersonCertificatesPage.tsx';
