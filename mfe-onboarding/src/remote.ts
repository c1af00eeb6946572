import { contractVersion, defineRemote, page } from '@learn/contracts';
import { overviewPath } from './addresses.ts';

const data = { operations: [{ name: 'Topics', variables: { course_slug: ':courseSlug' } }] };

/** The pages «Einschreibung» of a course. */
export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-onboarding',
  titleKey: 'title',
  contractVersion,
  pages: [
    page({
      path: overviewPath,
      load: () => import('./overview/OverviewPage.tsx').then((module) => module.OverviewPage),
      action: 'learning-path',
      data,
    }),
  ],
  navigation: [{ labelKey: 'title', path: overviewPath, action: 'learning-path', icon: 'module', order: 50 }],
  widgets: [
    {
      slot: 'home.course',
      id: 'OnboardingWidget',
      action: 'learning-path',
      skeletonHeight: 112,
      load: () => import('./widgets/OnboardingWidget.tsx').then((module) => module.OnboardingWidget),
      data,
    },
  ],
  locales: (file) => import(`./locales/${file}.json`),
});
