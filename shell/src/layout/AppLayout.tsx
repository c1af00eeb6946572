import { type CourseSession, type MountOnPage, matchPath } from '@learn/contracts';
import { opensPage } from '@learn/domain';
import { $courseSessions, $user, ErrorBoundary, lazyPart, reportError, useStore } from '@learn/platform';
import { Navigate, useLocation } from '@learn/platform/router';
import { courseSlugOf, mountOfAddress, pageData, sessionOfCourse, useBrand } from '@learn/platform/shell';
import { SkipLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { PageTaken } from '../firstView/PageTaken.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { OfflineBanner } from '../offline/OfflineBanner.tsx';
import { pages } from '../pages.ts';
import { $leaving } from '../session/leaving.ts';
import { loginAddress } from '../session/loginAddress.ts';
import { useTexts } from '../texts.ts';
import { CommonTextsProvider } from './CommonTextsProvider.tsx';
import { Footer } from './Footer.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PaperHead } from './PaperHead.tsx';
import { placeOf, placesKey, useScrollReturn } from './useScrollReturn.ts';
import { VisitorHeader } from './VisitorHeader.tsx';

const SignedInLayout = lazyPart('shell/SignedInLayout', undefined, () =>
  import('./SignedInLayout.tsx').then((module) => module.SignedInLayout),
);

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  /* keeps the footer below the screen while skeletons are shorter than their content, so that it does not jump: what was
     hidden there appears at its place */
  &:has([aria-busy='true']:not(button)) {
    min-height: 100dvh;
    & + footer {
      visibility: hidden;
    }
  }
`;

/**
 * Frame of every page: header, main, footer, unless the page has none. Guard of every page: leads visitors to the login, and
 * hides pages of courses that are not the person's or that none of their session actions opens.
 */
export function AppLayout() {
  const { t } = useTexts();
  const brand = useBrand();
  useEffect(() => {
    document.title = brand;
  }, [brand]);
  useScrollReturn();
  const user = useStore($user);
  const location = useLocation();
  const courseSlug = courseSlugOf(location.pathname);
  const sessions = useStore($courseSessions);
  const session = courseSlug === undefined ? undefined : sessionOfCourse(courseSlug, sessions);
  const mount = mountAt(location.pathname);
  const chrome = mount?.chrome !== false;
  const unknown = user && courseSlug !== undefined && !isOpenTo(session, mount);
  if (isEntrance(location.pathname) || (!user && !mount?.public)) return <ToLogin />;
  return (
    <CommonTextsProvider>
      <Root>
        <SkipLink href="#main">{t('navigation.skip')}</SkipLink>
        <NavigationProgress />
        {user && <PaperHead user={user} />}
        {user ? (
          <ErrorBoundary
            resetKey={location.key}
            onError={(error) => reportError(error, { area: 'header' })}
            fallback={() => chrome && <VisitorHeader />}
          >
            <Suspense fallback={chrome && <VisitorHeader />}>
              <SignedInLayout chrome={chrome} />
            </Suspense>
          </ErrorBoundary>
        ) : chrome ? (
          <VisitorHeader />
        ) : (
          <OfflineBanner />
        )}
        <Main id="main" tabIndex={-1}>
          <Suspense fallback={<PageSkeleton />}>
            {unknown ? <NotFoundPage /> : <Outlet />}
            <PageTaken />
          </Suspense>
        </Main>
        {chrome && <Footer />}
        <PageAnnouncer />
        <ScrollRestoration storageKey={placesKey} getKey={placeOf} />
      </Root>
    </CommonTextsProvider>
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

type Declared = Partial<Pick<MountOnPage, 'public' | 'chrome' | 'action' | 'preview' | 'outside'>>;

/** What the shell or a remote has declared of an address; undefined where neither answers. */
function mountAt(pathname: string): Declared | undefined {
  const own = pages.find(({ path }) => matchPath(path, pathname) !== undefined);
  return own ?? mountOfAddress(pathname)?.mount;
}

/**
 * Whether one of the session's actions opens the page (domain decisions §3); what participants see also the preview. Without a
 * session of the course pages that are also for people outside do.
 */
function isOpenTo(session: CourseSession | undefined, mount: Declared | undefined): boolean {
  if (session === undefined) return mount?.outside === true;
  return opensPage(session.actions, mount?.action, mount?.preview === true);
}
