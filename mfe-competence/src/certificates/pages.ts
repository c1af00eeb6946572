/** List and detail arrive together: who opens the one goes on to the other. */
export { CertificatePage } from './CertificatePage.tsx';
export { CertificatesPage } from './CertificatesPage.tsx';
