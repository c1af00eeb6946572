import { endpoints, type RowOf } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { rest, useCourseSession } from '@learn/platform';
import { Avatar, Button, Card, EmptyState, Heading, Meta, Stack } from '@learn/ui';
import { useTexts } from '../../texts.ts';
import { ConfirmedAction } from '../ConfirmedAction.tsx';
import { useMentorLabel } from '../MentorPage.tsx';
import { PersonLine } from './PersonLine.tsx';

type Mentor = RowOf<typeof endpoints.mentors>;

interface OwnMentorsProps {
  readonly mentors: readonly Mentor[];
  readonly mayEdit: boolean;
  readonly onInvite: () => void;
}

/** Who accompanies the participant; each can be let go. */
export function OwnMentors({ mentors, mayEdit, onInvite }: OwnMentorsProps) {
  const { t } = useTexts('mentor');
  const label = useMentorLabel();
  return (
    <section aria-labelledby="mentors">
      <Stack $gap={12}>
        <Heading level={2} id="mentors">
          {t('own.mentors')}
        </Heading>
        {mentors.length === 0 ? (
          <EmptyState
            icon="people"
            title={t('own.nobody')}
            description={t('own.nobodyHint', { label })}
            action={
              mayEdit && (
                <Button variant="secondary" icon="mail" onClick={onInvite}>
                  {t('own.inviteFirst')}
                </Button>
              )
            }
          />
        ) : (
          <Card as="ul" $flush>
            {mentors.map((mentor) => (
              <MentorLine key={mentor.id} mentor={mentor} mayEdit={mayEdit} />
            ))}
          </Card>
        )}
      </Stack>
    </section>
  );
}

function MentorLine({ mentor, mayEdit }: { mentor: Mentor; mayEdit: boolean }) {
  const { t } = useTexts('mentor');
  const { id: courseSessionId } = useCourseSession();
  const { id, first_name, last_name, avatar_url, email } = mentor;
  const name = fullName(first_name, last_name);
  return (
    <PersonLine>
      <Avatar firstName={first_name} lastName={last_name} src={avatar_url || undefined} />
      <div>
        <b>{name}</b>
        <Meta>
          <a href={`mailto:${email}`}>{email}</a>
        </Meta>
      </div>
      {mayEdit && (
        <ConfirmedAction
          action={t('own.remove')}
          trigger={
            <Button variant="secondary" size="small" aria-label={t('own.removeOf', { name })}>
              {t('own.remove')}
            </Button>
          }
          title={t('own.removeTitle', { name })}
          description={t('own.removeText', { name: first_name })}
          onConfirm={() => rest.send(endpoints.leaveMentor, { params: { courseSessionId, userId: id } })}
        />
      )}
    </PersonLine>
  );
}
