/** Overview and criteria arrive together: who opens the one goes on to the other. */
export { CompetencesPage } from '../competences/CompetencesPage.tsx';
export { OverviewPage } from './OverviewPage.tsx';
