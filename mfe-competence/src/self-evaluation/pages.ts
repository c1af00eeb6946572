/** List and unit arrive together: who opens the one goes on to the other. */
export { UnitFeedbackPage } from '../unit-feedback/UnitFeedbackPage.tsx';
export { SelfEvaluationPage } from './SelfEvaluationPage.tsx';
