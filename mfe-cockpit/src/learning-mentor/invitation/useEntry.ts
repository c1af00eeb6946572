import { type CourseType, onboardingCourseType } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { useLocation } from '@learn/platform/router';
import { useTexts } from '../../texts.ts';

/** Where a visitor logs in or makes an account, to come back to this page; undefined where no live remote answers it. */
export function useEntry(courseType: CourseType): {
  readonly login: string | undefined;
  readonly createAccount: string | undefined;
} {
  const { language } = useTexts();
  const links = useLinks();
  const { pathname } = useLocation();
  const query = new URLSearchParams({ next: pathname });
  // /login forgets where it comes from; this one leads on to the single sign-on where there is one
  const login = links.loginLocal();
  const account = links.accountCreate({ courseType: onboardingCourseType(courseType, language) });
  return {
    login: login && `${login}?${query}`,
    createAccount: account && `${account}?${query}`,
  };
}
