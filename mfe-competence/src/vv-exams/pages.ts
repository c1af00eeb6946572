/** All that shows exams arrives in one file, for each further one would cost home an entry. */
export { PersonExamPage } from '../person/PersonExamPage.tsx';
export { PersonExamsPage } from '../person/PersonExamsPage.tsx';
export { PersonVvCertificatesPage } from '../person/PersonVvCertificatesPage.tsx';
export { VvCertificatesPage } from '../vv-certificates/VvCertificatesPage.tsx';
export { ExamWidget } from '../widgets/ExamWidget.tsx';
export { ExamPage } from './ExamPage.tsx';
export { ExamsPage } from './ExamsPage.tsx';
