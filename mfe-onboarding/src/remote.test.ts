import type { CourseType } from '@learn/domain';
import { courseSession, describeRemote } from '@learn/testing';
import { onboardingPaths as paths } from './addresses.ts';
import remote from './remote.ts';
import { employed, newcomer } from './testing/newcomer.ts';
import { employers, orderWith, productWith, profileId, profiles } from './testing/offer.ts';

const options = ['Deutschschweiz', 'Romandie'];
const products = [productWith({ course_options: options })];
const productsOf = (courseType: CourseType) =>
  [
    productWith({ course_type: courseType, profile_ids: [] }),
    productWith({ id: 'b', profile_ids: [] }),
  ] as const;

const rest = {
  '/api/core/organisations/': employers,
  '/api/core/profiles/': profiles,
  '/api/shop/orders/': [orderWith()],
  '/api/shop/products/': products,
  '/api/shop/products/?course_type=vv': products,
  '/api/shop/products/?course_type=ag': productsOf('ag'),
  '/api/shop/products/?course_type=et': productsOf('et'),
};

/** Pages as a person sees them who has come so far; in the family, with a session of another one. */
function describePagesOf(courseType: string, user: typeof newcomer, shown: readonly string[]): void {
  describeRemote(
    { ...remote, pages: remote.pages.filter(({ path }) => shown.includes(path)) },
    {
      parameters: { courseType },
      operations: [],
      rest,
      user,
      courseSession: courseSession({ courseType: courseType.startsWith('ag') ? 'et' : 'ag' }),
    },
  );
}

describePagesOf('vv-de', newcomer, [paths.profile]);
describePagesOf('uk', newcomer, [paths.completeUk]);
describePagesOf('ag-de', newcomer, [paths.completeAg]);
describePagesOf('et-de', newcomer, [paths.completeEt]);

const others: readonly string[] = [paths.profile, paths.completeUk, paths.completeAg, paths.completeEt];
describePagesOf(
  'vv-de',
  { ...employed, chosen_profile: profileId, course_option: 'Romandie' },
  remote.pages.map(({ path }) => path).filter((path) => !others.includes(path)),
);
