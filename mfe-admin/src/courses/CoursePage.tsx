import { endpoints } from '@learn/contracts';
import { loadableOf, useRest } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Stack, TextLink } from '@learn/ui';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { RefreshSaved } from '../form/RefreshSaved.ts';
import { CourseName } from '../sessions/CourseName.tsx';
import { useTexts } from '../texts.ts';
import { CourseExport } from './CourseExport.tsx';
import { CourseForm } from './CourseForm.tsx';

/** The configuration of a course: names, flags, profiles, onboarding, and the widgets of home per role. */
export function CoursePage() {
  const { t } = useTexts('courses');
  const { courseId = '' } = useParams();
  const asked = useRest(endpoints.adminCourse, { params: { courseId } });
  const course = asked.data;
  const back = (
    <TextLink as={Link} to={paths.courses} direction="back">
      {t('title')}
    </TextLink>
  );
  return (
    <AdminPage
      entry="courses"
      title={course?.title ?? t('course')}
      back={back}
      aside={course && <CourseExport courseId={course.id} />}
      meta={
        course && (
          <Stack $gap={8} $align="start">
            <CourseName title={t(`family.${course.course_type}`)} courseType={course.course_type} />
            <span>{t('contentVersion', { version: course.content_version })}</span>
          </Stack>
        )
      }
    >
      <LoadedPart
        of={loadableOf(asked, (answer) => answer)}
        shape={[480]}
        failed={t('failed')}
        otherwise={back}
      >
        {(loaded) => (
          <RefreshSaved value={asked.refresh}>
            <CourseForm key={loaded.id} course={loaded} />
          </RefreshSaved>
        )}
      </LoadedPart>
    </AdminPage>
  );
}
