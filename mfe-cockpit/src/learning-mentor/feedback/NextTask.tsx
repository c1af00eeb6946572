import { useCourseSession, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, Inline, TextLink } from '@learn/ui';
import { useTask } from '../../tasks/useTask.ts';
import { useTexts } from '../../texts.ts';
import { type OpenTask, useOpenTasks } from '../mentorData.ts';

/** Where a mentor goes on from something that is done. */
export function NextTask() {
  const { t } = useTexts('mentor');
  const { course } = useCourseSession();
  const tasks = useOpenTasks(course.id);
  const next = tasks.state === 'ready' ? tasks.data[0] : undefined;
  return (
    <Inline $gap={24}>
      {next && <ToTask task={next} />}
      <TextLink as={Link} to={useLinks().learningMentorTasks({ courseSlug: course.slug })}>
        {t('toTasks')}
      </TextLink>
    </Inline>
  );
}

function ToTask({ task }: { task: OpenTask }) {
  const { t } = useTexts('mentor');
  const { address, title } = useTask(task);
  return (
    <Button as={Link} to={address} stretch="phone">
      {t('nextTask', { title })}
    </Button>
  );
}
