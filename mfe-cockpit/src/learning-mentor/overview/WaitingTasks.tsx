import { fullName } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Button, Heading, Inline, NextPanel, Notice, Stack, TextLink } from '@learn/ui';
import { Deadline } from '../../tasks/Deadline.tsx';
import { useTask } from '../../tasks/useTask.ts';
import { useTexts } from '../../texts.ts';
import type { OpenTask } from '../mentorData.ts';
import { TaskList } from '../tasks/TaskList.tsx';

/** So many after the first one; all of them are on the page of tasks. */
const shownAfterFirst = 3;

/** The open tasks of a mentor, the most urgent first. */
export function WaitingTasks({ tasks }: { tasks: readonly OpenTask[] }) {
  const { t } = useTexts('mentor');
  const { courseSlug = '' } = useParams();
  const [first, ...others] = tasks;
  const all = useLinks().learningMentorTasks({ courseSlug });
  return (
    <section aria-labelledby="waiting">
      <Stack $gap={12}>
        <Inline $justify="space-between">
          <Heading level={2} id="waiting">
            {t('waiting')}
          </Heading>
          <TextLink as={Link} to={all}>
            {tasks.length > 0 ? t('allTasks', { count: tasks.length }) : t('toTasks')}
          </TextLink>
        </Inline>
        {first === undefined ? (
          <Notice tone="finished" icon="check">
            {t('nothingWaits')}
          </Notice>
        ) : (
          <FirstTask task={first} />
        )}
        {others.length > 0 && <TaskList tasks={others.slice(0, shownAfterFirst)} label={t('moreTasks')} />}
      </Stack>
    </section>
  );
}

function FirstTask({ task }: { task: OpenTask }) {
  const { t } = useTexts('mentor');
  const { address, title, ago } = useTask(task);
  const { kind, mentee, due_date } = task;
  return (
    <NextPanel
      level={3}
      kicker={t(`kicker.${kind}`, { name: fullName(mentee.first_name, mentee.last_name), ago })}
      title={title}
      meta={due_date !== null && <Deadline at={due_date} />}
      action={
        <Button as={Link} to={address} stretch="phone">
          {t(`open.${kind}`)}
        </Button>
      }
    />
  );
}
