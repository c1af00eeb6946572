/** The pages with sessions arrive in one file. */
export { ExamResultsPage } from '../session/results/ExamResultsPage.tsx';
export { SessionPage } from '../session/SessionPage.tsx';
export { NewSessionPage } from './NewSessionPage.tsx';
export { SessionsPage } from './SessionsPage.tsx';
