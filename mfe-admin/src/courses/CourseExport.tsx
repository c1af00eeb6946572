import { endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import { useDownloads } from '@learn/platform/form';
import { Button, Notice, Stack } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** The contents of a course as a folder in a zip, to be changed and imported again. */
export function CourseExport({ courseId }: { courseId: string }) {
  const { t } = useTexts('courses');
  const files = useDownloads<'course'>();
  return (
    <Stack $gap={8}>
      <Button
        variant="secondary"
        icon="files"
        stretch="phone"
        loading={files.running !== undefined}
        onClick={() =>
          void files.download('course', () => rest.file(endpoints.exportCourse, { params: { courseId } }))
        }
      >
        {t('export')}
      </Button>
      {(files.outcome === 'failed' || files.outcome === 'nothing') && (
        <Notice tone="failed" icon="warning" role="alert">
          {t('notExported')}
        </Notice>
      )}
    </Stack>
  );
}
