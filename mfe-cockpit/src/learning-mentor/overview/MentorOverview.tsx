import { joinLoadables, useCourseSession } from '@learn/platform';
import { Notice, Stack } from '@learn/ui';
import { CockpitPage } from '../../page/CockpitPage.tsx';
import { LoadedInSession } from '../../page/LoadedInSession.tsx';
import { useTexts } from '../../texts.ts';
import { useMentorLabel } from '../MentorPage.tsx';
import { useMentees, useOpenTasks } from '../mentorData.ts';
import { Mentees } from './Mentees.tsx';
import { menteeRows } from './menteeRows.ts';
import { WaitingTasks } from './WaitingTasks.tsx';

/** The open tasks of a mentor, then their mentees. */
export function MentorOverview() {
  const { t } = useTexts('mentor');
  const { course } = useCourseSession();
  const loaded = joinLoadables({ mentees: useMentees(course.id), tasks: useOpenTasks(course.id) });
  return (
    <CockpitPage title={useMentorLabel()}>
      <LoadedInSession of={loaded} shape={[160, 44, 320]} failed={t('failed')}>
        {({ mentees, tasks }) => (
          <Stack $gap={32}>
            <WaitingTasks tasks={tasks} />
            <Mentees rows={menteeRows(mentees, tasks)} />
            <Notice>{t('mentees.howInvited')}</Notice>
          </Stack>
        )}
      </LoadedInSession>
    </CockpitPage>
  );
}
