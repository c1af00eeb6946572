import { contractVersion, defineRemote, page } from '@learn/contracts';
import { paths } from './area/addresses.ts';

/** The association's admin area (specification §2, /vbv-admin); it exists for people with admin access only. */
export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-admin',
  titleKey: 'title',
  contractVersion,
  pages: [
    page({
      path: paths.overview,
      load: () => import('./overview/OverviewPage.tsx').then((module) => module.OverviewPage),
      admin: true,
      texts: ['overview'],
      data: { operations: [{ name: 'AdminWidgets', variables: {} }] },
    }),
  ],
  navigation: [],
  widgets: [],
  locales: (file) => import(`./locales/${file}.json`),
});
