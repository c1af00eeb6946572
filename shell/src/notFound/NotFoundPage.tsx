import { $courseSessions, $history, useStore } from '@learn/platform';
import { Link, useLocation, useNavigate } from '@learn/platform/router';
import { $registry, sessionOfCourse } from '@learn/platform/shell';
import { Button, Container, EmptyState, Heading, Inline, PageHeader, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { startOfCourse } from '../navigation/navigation.ts';
import { useTexts } from '../texts.ts';

const Courses = styled.section`
  padding-top: ${space[32]};
  & > ul {
    padding-top: ${space[8]};
  }
  & a {
    min-height: 44px;
  }
`;

/** What was not found, the way back, and what there is instead (domain decisions §17). */
export function NotFoundPage() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const cameFromHere = useStore($history).length > 1;
  const courses = useCourses();
  return (
    <Container>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        icon="search"
        title={t('notFound.what', { path: pathname })}
        description={t('notFound.hint')}
        action={
          <Inline>
            <Button as={Link} to="/">
              {t('notFound.home')}
            </Button>
            {cameFromHere && (
              <Button variant="secondary" icon="left" onClick={() => void navigate(-1)}>
                {t('notFound.back')}
              </Button>
            )}
          </Inline>
        }
      />
      {courses.length > 0 && (
        <Courses aria-labelledby="courses-that-exist">
          <Heading level={2} id="courses-that-exist">
            {t('notFound.courses')}
          </Heading>
          <ul>
            {courses.map(({ title, href }) => (
              <li key={href}>
                <TextLink as={Link} to={href}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </Courses>
      )}
    </Container>
  );
}

/** The person's courses, each with the page at which it begins for them. */
function useCourses(): { readonly title: string; readonly href: string }[] {
  const sessions = useStore($courseSessions);
  const registry = useStore($registry);
  const slugs = new Set(sessions.map(({ course }) => course.slug));
  return [...slugs].flatMap((slug) => {
    const session = sessionOfCourse(slug, sessions);
    const href = session && startOfCourse(registry, session);
    return href === undefined ? [] : [{ title: session?.course.title ?? slug, href }];
  });
}
