import { matchPath } from '@learn/contracts';
import {
  $courseSessions,
  $user,
  courseSlugOf,
  mountOfAddress,
  pageData,
  sessionOfCourse,
  useStore,
} from '@learn/platform';
import { SkipLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { $leaving } from '../session/leaving.ts';
import { loginAddress } from '../session/loginAddress.ts';
import { shell } from '../shell.ts';
import { useTexts } from '../texts.ts';
import { Footer } from './Footer.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { VisitorHeader } from './VisitorHeader.tsx';

const SignedInLayout = lazy(async () => ({ default: (await import('./SignedInLayout.tsx')).SignedInLayout }));

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  /* keeps the footer out of sight while skeletons stand for what is longer, so that it does not jump */
  &:has([aria-busy='true']:not(button)) {
    min-height: 100dvh;
  }
`;

/** Frame of every page: header, main, footer; the guard that leads visitors to the login. */
export function AppLayout() {
  const { t } = useTexts();
  const user = useStore($user);
  const location = useLocation();
  const courseSlug = courseSlugOf(location.pathname);
  const sessions = useStore($courseSessions);
  const unknownCourse = user && courseSlug !== undefined && !sessionOfCourse(courseSlug, sessions);
  if (isEntrance(location.pathname) || (!user && !isPublic(location.pathname))) return <ToLogin />;
  return (
    <Root>
      <SkipLink href="#main">{t('navigation.skip')}</SkipLink>
      <NavigationProgress />
      {user ? (
        <Suspense fallback={<VisitorHeader />}>
          <SignedInLayout />
        </Suspense>
      ) : (
        <VisitorHeader />
      )}
      <Main id="main" tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>{unknownCourse ? <NotFoundPage /> : <Outlet />}</Suspense>
      </Main>
      <Footer />
      <PageAnnouncer />
      <ScrollRestoration />
    </Root>
  );
}

/** The local page is one of our own; the single sign-on is another server's and needs a full redirect. */
function ToLogin() {
  const { pathname, search } = useLocation();
  const address = loginAddress(pathname + search);
  const local = pageData().mode === 'local';
  const gone = useStore($leaving) === 'gone';
  useEffect(() => {
    if (!local && !gone) window.location.assign(address);
  }, [local, gone, address]);
  return local && !gone ? <Navigate to={address} replace /> : <PageSkeleton />;
}

/** /login is no page; it leads to one. */
function isEntrance(pathname: string): boolean {
  return matchPath('/login', pathname) !== undefined;
}

function isPublic(pathname: string): boolean {
  const own = shell.mounts.find((mount) => matchPath(mount.path, pathname) !== undefined);
  return own?.public ?? mountOfAddress(pathname)?.mount.public ?? false;
}
