import { endpoints, fillPath } from '@learn/contracts';
import { loadableOf, useRest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Grid, Heading, Meta, Panel, Stack, Tag, Text, TextLink } from '@learn/ui';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { useTexts } from '../texts.ts';

/** All courses, with their sessions and the way to their configuration. */
export function CoursesPage() {
  const { t } = useTexts('courses');
  const asked = useRest(endpoints.adminCourses, {});
  return (
    <AdminPage entry="courses" title={t('title')} lead={t('lead')}>
      <LoadedPart of={loadableOf(asked, (answer) => answer)} shape={[320]} failed={t('failed')}>
        {(courses) => (
          <Grid as="ul" $columns={2}>
            {courses.map((course) => (
              <Panel key={course.id} as="li" $accent={course.course_type}>
                <Stack $gap={8} $align="start">
                  <Heading level={2} size={18}>
                    {course.title}
                  </Heading>
                  <Text $tone="secondary">
                    {t('sessions', { count: course.session_count, running: course.running_count })}
                  </Text>
                  {course.open_for_onboarding && <Tag tone="progress">{t('open')}</Tag>}
                  <Meta>{t('contentVersion', { version: course.content_version })}</Meta>
                  <TextLink as={Link} to={fillPath(paths.course, { courseId: course.id })}>
                    {t('configure')}
                  </TextLink>
                  <TextLink as={Link} to={`${paths.sessions}?course=${course.id}`}>
                    {t('toSessions')}
                  </TextLink>
                </Stack>
              </Panel>
            ))}
          </Grid>
        )}
      </LoadedPart>
    </AdminPage>
  );
}
