import type { CourseSession, endpoints, RowOf, UserProfile } from '@learn/contracts';
import { normaliseRole, type OnboardingProgress } from '@learn/domain';
import type { Onboarding } from './useOnboarding.ts';

export type Product = RowOf<typeof endpoints.products>;

interface Known {
  readonly user: UserProfile;
  readonly sessions: readonly CourseSession[];
  /** what can be had in the family */
  readonly products: readonly Product[];
}

/** How far a person is in an onboarding; who has chosen a product in the shop is not done before they have that one. */
export function progressOf(
  { courseType, product }: Pick<Onboarding, 'courseType' | 'product'>,
  { user, sessions, products }: Known,
): OnboardingProgress {
  const offered = choicesOf(products);
  const wanted = products.find(({ id }) => id === product);
  return {
    loggedIn: true,
    organisation: user.organisation,
    lacksProfile: lacks(offered.profileIds, user.chosen_profile),
    lacksOption: lacks(offered.options, user.course_option),
    enrolled: wanted ? wanted.bought : isParticipant(sessions, courseType) || hasOrdered(products, sessions),
  };
}

/** What there is to choose from before an order. */
export function choicesOf(products: readonly Product[]) {
  const open = products.filter(({ bought }) => !bought);
  return {
    profileIds: distinct(open.flatMap(({ profile_ids }) => profile_ids)),
    options: distinct(open.flatMap(({ course_options }) => course_options)),
  };
}

function isParticipant(sessions: readonly CourseSession[], courseType: string): boolean {
  return sessions.some(
    ({ course, my_role }) => course.course_type === courseType && normaliseRole(my_role) === 'MEMBER',
  );
}

/** An order that waits gives no session yet; a session in which one has another role is no order. */
function hasOrdered(products: readonly Product[], sessions: readonly CourseSession[]): boolean {
  return products.some(
    ({ bought, course_session_id: id }) => bought && !sessions.some((session) => session.id === id),
  );
}

function lacks(offered: readonly string[], chosen: string | null): boolean {
  return offered.length > 0 && !offered.includes(chosen ?? '');
}

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)];
