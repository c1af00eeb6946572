import { isMentorFeedbackAvailable } from '@learn/domain';
import { useCourseSession } from '@learn/platform';
import { EmptyState, FilterPills, Notice, Stack, Text, TextLink } from '@learn/ui';
import { SearchInput } from '@learn/ui/table';
import { LoadedInSession } from '../../page/LoadedInSession.tsx';
import { useListView } from '../../people/useListView.ts';
import { useTexts } from '../../texts.ts';
import { MentorPage } from '../MentorPage.tsx';
import { type OpenTask, useOpenTasks } from '../mentorData.ts';
import { AllWork } from './AllWork.tsx';
import { shownTasks, taskChoices, taskKinds } from './shownTasks.ts';
import { TaskList } from './TaskList.tsx';

/** What mentees wait for, what is due first at the top (specification §2, learning-mentor/tasks). */
export function TasksPage() {
  const { t } = useTexts('mentor');
  const { course } = useCourseSession();
  return (
    <MentorPage title={t('tasks.title')}>
      <Stack $gap={32}>
        <LoadedInSession of={useOpenTasks(course.id)} shape={[44, 240]} failed={t('tasks.failed')}>
          {(tasks) =>
            tasks.length === 0 ? (
              <Notice tone="finished" icon="check">
                {t('nothingWaits')}
              </Notice>
            ) : (
              <Tasks tasks={tasks} />
            )
          }
        </LoadedInSession>
        <AllWork />
      </Stack>
    </MentorPage>
  );
}

function Tasks({ tasks }: { tasks: readonly OpenTask[] }) {
  const { t } = useTexts('mentor');
  const { course } = useCourseSession();
  const { view, change } = useListView(taskChoices);
  const shown = shownTasks(tasks, view);
  return (
    <Stack $gap={16}>
      <SearchInput label={t('tasks.search')} value={view.search} onSearch={(search) => change({ search })} />
      {isMentorFeedbackAvailable(course.configuration) && (
        <FilterPills
          label={t('tasks.filter')}
          value={view.state}
          unset="all"
          onChange={(state) => change({ state })}
          options={[
            { value: 'all', label: t('tasks.all'), count: tasks.length },
            ...taskKinds.map((kind) => ({
              value: kind,
              label: t(`tasks.kind.${kind}`),
              count: tasks.filter((task) => task.kind === kind).length,
            })),
          ]}
        />
      )}
      <Text $tone="hint" $size={14} role="status">
        {t('tasks.found', { count: shown.length })}
      </Text>
      {shown.length > 0 ? (
        <TaskList tasks={shown} label={t('tasks.title')} />
      ) : (
        <EmptyState
          icon="search"
          title={t('tasks.noneFound')}
          action={
            <TextLink as="button" direction="none" onClick={() => change({ state: 'all', search: '' })}>
              {t('tasks.showAll')}
            </TextLink>
          }
        />
      )}
    </Stack>
  );
}
