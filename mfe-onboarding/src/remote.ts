import { contractVersion, defineRemote, linkPatterns, page } from '@learn/contracts';
import { entryPath, onboardingPaths } from './addresses.ts';

/** Everybody comes here, with or without an account; each page leads on who is not meant (specification §4). */
const onboarding = { public: true, chrome: false } as const;
const profiles = '/api/core/profiles/';
const orders = '/api/shop/orders/';
const productsOf = (courseType: string) => `/api/shop/products/?course_type=${courseType}`;

/** Account creation, the steps of each course family, checkout and shop (specification §2). */
export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-onboarding',
  titleKey: 'title',
  contractVersion,
  pages: [
    page({
      path: entryPath,
      load: () => import('./entry/EntryPage.tsx').then((module) => module.EntryPage),
      ...onboarding,
    }),
    page({
      path: onboardingPaths.resume,
      load: () => import('./entry/ResumePage.tsx').then((module) => module.ResumePage),
      ...onboarding,
    }),
    page({
      path: onboardingPaths.create,
      load: () => import('./account/CreatePage.tsx').then((module) => module.CreatePage),
      ...onboarding,
      texts: ['account'],
    }),
    page({
      path: onboardingPaths.confirm,
      load: () => import('./account/ConfirmPage.tsx').then((module) => module.ConfirmPage),
      ...onboarding,
      texts: ['account'],
      data: {},
    }),
    page({
      path: onboardingPaths.profile,
      load: () => import('./profile/ProfilePage.tsx').then((module) => module.ProfilePage),
      ...onboarding,
      texts: ['profile'],
      data: { rest: ['/api/core/organisations/'] },
    }),
    page({
      path: onboardingPaths.courseProfile,
      load: () => import('./choices/CourseProfilePage.tsx').then((module) => module.CourseProfilePage),
      ...onboarding,
      texts: ['choices'],
      data: { rest: [productsOf('vv'), profiles] },
    }),
    page({
      path: onboardingPaths.courseOption,
      load: () => import('./choices/CourseOptionPage.tsx').then((module) => module.CourseOptionPage),
      ...onboarding,
      texts: ['choices'],
      data: { rest: [productsOf('vv')] },
    }),
    page({
      path: onboardingPaths.address,
      load: () => import('./checkout/CheckoutPage.tsx').then((module) => module.CheckoutPage),
      ...onboarding,
      texts: ['checkout'],
      data: { rest: [productsOf('vv')] },
    }),
    page({
      path: onboardingPaths.ordered,
      load: () => import('./checkout/OrderedPage.tsx').then((module) => module.OrderedPage),
      ...onboarding,
      texts: ['checkout'],
      data: { rest: [orders] },
    }),
    page({
      path: onboardingPaths.completeUk,
      load: () => import('./complete/CompleteUkPage.tsx').then((module) => module.CompleteUkPage),
      ...onboarding,
      texts: ['complete'],
      data: {},
    }),
    page({
      path: onboardingPaths.completeAg,
      load: () => import('./complete/AssociationPages.tsx').then((module) => module.CompleteAgPage),
      ...onboarding,
      texts: ['complete'],
      data: { rest: [productsOf('ag')] },
    }),
    page({
      path: onboardingPaths.completeEt,
      load: () => import('./complete/AssociationPages.tsx').then((module) => module.CompleteEtPage),
      ...onboarding,
      texts: ['complete'],
      data: { rest: [productsOf('et')] },
    }),
    page({
      path: onboardingPaths.completeAt,
      load: () => import('./complete/CompleteAtPage.tsx').then((module) => module.CompleteAtPage),
      ...onboarding,
    }),
    page({
      path: linkPatterns.passwordForgotten,
      load: () => import('./password/ForgottenPage.tsx').then((module) => module.ForgottenPage),
      public: true,
      texts: ['password'],
      data: {},
    }),
    page({
      path: linkPatterns.passwordReset,
      load: () => import('./password/ResetPage.tsx').then((module) => module.ResetPage),
      public: true,
      texts: ['password'],
      data: {},
    }),
    page({
      path: linkPatterns.shop,
      load: () => import('./shop/ShopPage.tsx').then((module) => module.ShopPage),
      texts: ['shop'],
      data: { rest: ['/api/shop/products/', orders] },
    }),
  ],
  navigation: [],
  widgets: [],
  locales: (file) => import(`./locales/${file}.json`),
});
