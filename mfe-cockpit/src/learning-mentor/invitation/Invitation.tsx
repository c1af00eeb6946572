import { type AnswerOf, endpoints } from '@learn/contracts';
import { courseFlags, formatDay, fullName, roleLabel } from '@learn/domain';
import { $user, problemOf, rest, useLinks, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, Card, Heading, Inline, Notice, Stack, Text, TextLink } from '@learn/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import { useEntry } from './useEntry.ts';

export type OpenInvitation = AnswerOf<typeof endpoints.mentorInvitation>;

interface InvitationProps {
  readonly invitation: OpenInvitation;
  /** as the address has it */
  readonly token: string;
  /** the invitation was accepted, withdrawn or has expired meanwhile */
  readonly onInvalid: (error: unknown) => void;
}

/** An invitation that is open: who invites to what, and what the person can do about it. */
export function Invitation({ invitation, token, onInvalid }: InvitationProps) {
  const { t, language } = useTexts('invitation');
  const user = useStore($user);
  const { participant_name: name, course_title, course_session_title, course_type, expires_at } = invitation;
  const label = roleLabel('LEARNING_MENTOR', courseFlags(course_type), language);
  return (
    <>
      <Heading level={1}>{t('titleOf', { name })}</Heading>
      <Card>
        <Stack $gap={12}>
          <Text $size={18}>{t('wish', { name, course: course_title, label })}</Text>
          <Text $tone="secondary">
            {t('facts', { session: course_session_title, day: formatDay(expires_at, language) })}
          </Text>
          <Text $tone="secondary" $measure>
            {t('what', { name })}
          </Text>
        </Stack>
      </Card>
      {user === undefined && <Enter invitation={invitation} />}
      {user !== undefined && invitation.is_own && <Own invitation={invitation} />}
      {user !== undefined && !invitation.is_own && (
        <Accept invitation={invitation} token={token} onInvalid={onInvalid} />
      )}
    </>
  );
}

function Enter({ invitation }: { invitation: OpenInvitation }) {
  const { t } = useTexts('invitation');
  const { login, createAccount } = useEntry(invitation.course_type);
  return (
    <Stack $gap={16}>
      <Text>{t('enter', { email: invitation.email })}</Text>
      <Inline $gap={12}>
        <Button href={login} stretch="phone">
          {t('login')}
        </Button>
        {createAccount !== undefined && (
          <Button href={createAccount} variant="secondary" stretch="phone">
            {t('createAccount')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

function Own({ invitation }: { invitation: OpenInvitation }) {
  const { t } = useTexts('invitation');
  const links = useLinks();
  return (
    <Notice icon="info">
      {t('own', { email: invitation.email })}{' '}
      <TextLink as={Link} to={links.learningMentor({ courseSlug: invitation.course_slug })}>
        {t('toOwn')}
      </TextLink>
    </Notice>
  );
}

function Accept({ invitation, token, onInvalid }: InvitationProps) {
  const { t } = useTexts('invitation');
  const user = useStore($user);
  const [state, setState] = useState<'idle' | 'busy' | { readonly error: unknown }>('idle');
  const accept = async () => {
    setState('busy');
    try {
      const { url } = await rest.send(endpoints.acceptInvitation, { params: { token } });
      // a whole load: the person has another role from now on, and the server writes it into the page
      window.location.assign(url);
    } catch (error) {
      if (problemOf(error).code === 'invitation_invalid') onInvalid(error);
      else setState({ error });
    }
  };
  const problem = typeof state === 'object' ? problemOf(state.error) : undefined;
  const isOther = user !== undefined && user.email.toLowerCase() !== invitation.email;
  return (
    <Stack $gap={16}>
      {isOther && (
        <Notice tone="waiting" icon="info">
          {t('otherAccount', {
            email: invitation.email,
            name: fullName(user.first_name, user.last_name),
            own: user.email,
          })}
        </Notice>
      )}
      {problem && (
        <Notice tone="failed" icon="warning" role="alert">
          {problem.code === 'mentor_is_fellow'
            ? t('fellow', { name: invitation.participant_name })
            : problem.explanation || t('notAccepted')}
        </Notice>
      )}
      {problem?.code !== 'mentor_is_fellow' && (
        <div>
          <Button icon="check" stretch="phone" loading={state === 'busy'} onClick={() => void accept()}>
            {t('accept')}
          </Button>
        </div>
      )}
      <Text $tone="hint" $size={14} $measure>
        {t('decline', { name: invitation.participant_name })}
      </Text>
    </Stack>
  );
}
