import { endpoints, type RowOf, type Slots } from '@learn/contracts';
import { formatRelative, fullName } from '@learn/domain';
import { loadableOf, useLinks, useNow, useRest } from '@learn/platform';
import { Avatar, Figure, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { Deadline } from './Deadline.tsx';
import { ListWidget } from './ListWidget.tsx';
import { WidgetRow, WidgetRows } from './WidgetRow.tsx';

type OpenTask = RowOf<typeof endpoints.openTasks>;

/** How many tasks are named; all others stand on their page. */
const shown = 3;

/** On the home dashboard of a learning mentor: what their mentees of a course wait for, the most urgent first. */
export function MentorTasksWidget({ course }: Slots['home.course']) {
  const { t } = useTexts('widgets');
  const links = useLinks();
  const courseSlug = course.course_slug;
  const tasks = useRest(endpoints.openTasks, { params: { courseId: course.course_id } });
  return (
    <ListWidget
      title={t('tasks.title')}
      of={loadableOf(tasks, (all) => all)}
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
  const { t, language } = useTexts('widgets');
  const links = useLinks();
  const now = useNow();
  const { kind, mentee, due_date, waiting_since, url } = task;
  const page =
    task.assignment_id === null
      ? links.mentorFeedback({ courseSlug, learningUnitId: task.learning_unit_id ?? '' })
      : links.assignmentEvaluation({ courseSlug, assignmentId: task.assignment_id, userId: mentee.id });
  return (
    <WidgetRow
      lead={
        <Avatar
          firstName={mentee.first_name}
          lastName={mentee.last_name}
          src={mentee.avatar_url || undefined}
        />
      }
      // the server's address also names the session, of which a mentor may have several
      to={page && url}
      title={t(`tasks.todo.${kind}`, { title: task.title })}
      meta={fullName(mentee.first_name, mentee.last_name)}
      state={
        due_date === null ? (
          <Text $tone="hint" $size={14}>
            {t(`tasks.since.${kind}`, { ago: formatRelative(waiting_since, now, language) })}
          </Text>
        ) : (
          <Deadline at={due_date} />
        )
      }
    />
  );
}
