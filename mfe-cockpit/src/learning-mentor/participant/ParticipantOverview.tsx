import { endpoints, type Loadable } from '@learn/contracts';
import { isMentorFeedbackAvailable } from '@learn/domain';
import { $user, joinLoadables, loadableOf, useCourseSession, useRest, useStore } from '@learn/platform';
import { Button, Stack } from '@learn/ui';
import { useState } from 'react';
import { CockpitPage } from '../../page/CockpitPage.tsx';
import { LoadedInSession } from '../../page/LoadedInSession.tsx';
import { useTexts } from '../../texts.ts';
import { useMentorLabel } from '../MentorPage.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import { OwnFeedbacks } from './OwnFeedbacks.tsx';
import { OwnMentors } from './OwnMentors.tsx';

/** What the course does not have, or the person may not do. */
const notThere: Loadable<undefined> = { state: 'ready', data: undefined, reload: () => undefined };

/** The mentors of the participant in the session, their open invitations, and the feedback that they asked for. */
export function ParticipantOverview() {
  const { t } = useTexts('mentor');
  const { id: courseSessionId, actions, course } = useCourseSession();
  const ownId = useStore($user)?.id;
  const label = useMentorLabel();
  const mayEdit = actions.includes('learning-mentor::edit-mentors');
  const [inviting, setInviting] = useState(false);
  const params = { courseSessionId };
  const withFeedback = isMentorFeedbackAvailable(course.configuration);
  const mentors = useRest(endpoints.mentors, { params });
  const invitations = useRest(endpoints.mentorInvitations, mayEdit ? { params } : undefined);
  const feedbacks = useRest(endpoints.selfEvaluationFeedbacks, withFeedback ? { params } : undefined);
  const loaded = joinLoadables({
    mentors: loadableOf(mentors, (all) =>
      all.filter(({ mentees }) => mentees.some(({ id }) => id === ownId)),
    ),
    invitations: mayEdit ? loadableOf(invitations, (all) => all) : notThere,
    feedbacks: withFeedback ? loadableOf(feedbacks, (all) => all) : notThere,
  });
  const invite = () => setInviting(true);
  return (
    <CockpitPage
      title={label}
      lead={t('own.lead')}
      meta={
        mayEdit && (
          <Button icon="mail" stretch="phone" onClick={invite}>
            {t('own.invite')}
          </Button>
        )
      }
    >
      <LoadedInSession of={loaded} shape={[120, 121]} failed={t('own.failed')}>
        {(data) => (
          <Stack $gap={32}>
            <OwnMentors mentors={data.mentors} mayEdit={mayEdit} onInvite={invite} />
            {data.invitations && <OpenInvitations invitations={data.invitations} />}
            {data.feedbacks && <OwnFeedbacks feedbacks={data.feedbacks} />}
          </Stack>
        )}
      </LoadedInSession>
      {mayEdit && (
        <InviteDialog
          mentors={loaded.state === 'ready' ? loaded.data.mentors : []}
          open={inviting}
          onOpenChange={setInviting}
        />
      )}
    </CockpitPage>
  );
}
