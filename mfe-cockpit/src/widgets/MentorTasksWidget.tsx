import type { Slots } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Avatar, Figure, Text } from '@learn/ui';
import { type OpenTask, useOpenTasks } from '../learning-mentor/mentorData.ts';
import { Deadline } from '../tasks/Deadline.tsx';
import { useTask } from '../tasks/useTask.ts';
import { useTexts } from '../texts.ts';
import { ListWidget } from './ListWidget.tsx';
import { WidgetRow, WidgetRows } from './WidgetRow.tsx';

/** How many tasks are named; all others stand on their page. */
const shown = 3;

/** On the home dashboard of a learning mentor: what their mentees of a course wait for, the most urgent first. */
export function MentorTasksWidget({ course }: Slots['home.course']) {
  const { t } = useTexts('widgets');
  const links = useLinks();
  const courseSlug = course.course_slug;
  return (
    <ListWidget
      title={t('tasks.title')}
      of={useOpenTasks(course.course_id)}
      rows={shown}
      failed={t('tasks.failed')}
      empty={{ title: t('tasks.none'), description: t('tasks.noneHint') }}
      link={{ to: links.learningMentorTasks({ courseSlug }), text: t('tasks.all') }}
    >
      {(all) => (
        <>
          <Figure value={all.length}>{t('tasks.count', { count: all.length })}</Figure>
          <WidgetRows>
            {all.slice(0, shown).map((task) => (
              <TaskRow key={`${task.url} ${task.mentee.id}`} task={task} courseSlug={courseSlug} />
            ))}
          </WidgetRows>
        </>
      )}
    </ListWidget>
  );
}

function TaskRow({ task, courseSlug }: { task: OpenTask; courseSlug: string }) {
  const { address, title, since } = useTask(task, courseSlug);
  const { mentee, due_date } = task;
  return (
    <WidgetRow
      lead={
        <Avatar
          firstName={mentee.first_name}
          lastName={mentee.last_name}
          src={mentee.avatar_url || undefined}
        />
      }
      to={address}
      title={title}
      meta={fullName(mentee.first_name, mentee.last_name)}
      state={
        due_date === null ? (
          <Text $tone="hint" $size={14}>
            {since}
          </Text>
        ) : (
          <Deadline at={due_date} />
        )
      }
    />
  );
}
