import { endpoints, type RowOf } from '@learn/contracts';
import { emailProblem, fullName, isMentorFeedbackAvailable } from '@learn/domain';
import { $user, problemOf, rest, useCourseSession, useStore } from '@learn/platform';
import { fieldErrorsOf, useForm } from '@learn/platform/form';
import { Button, color, Field, Icon, Notice, radius, Stack, space, Text, TextInput } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { styled } from '@learn/ui/styled';
import { useId, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { useMentorLabel } from '../MentorPage.tsx';

const Rights = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin-top: ${space[8]};
  padding: ${space[16]};
  border-radius: ${radius.control};
  background: ${color.surface1};
  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${space[12]};
  }
`;

interface InviteDialogProps {
  /** who accompanies the person already */
  readonly mentors: readonly RowOf<typeof endpoints.mentors>[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

type State = 'idle' | 'busy' | { readonly error: unknown } | { readonly invited: string };

/** Invites a person by mail, and says what they will see. */
export function InviteDialog({ mentors, open, onOpenChange }: InviteDialogProps) {
  const { t } = useTexts('mentor');
  const session = useCourseSession();
  const label = useMentorLabel();
  const ownEmail = useStore($user)?.email ?? '';
  const formId = useId();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>('idle');
  const change = (next: boolean) => {
    onOpenChange(next);
    setState('idle');
  };
  const problemOfEmail = () => {
    const problem = emailProblem(email);
    if (problem !== undefined) return t(problem === 'required' ? 'invite.missing' : 'invite.noAddress');
    if (isSameEmail(email, ownEmail)) return t('invite.own');
    const mentor = mentors.find((one) => isSameEmail(email, one.email));
    return mentor && t('invite.already', { name: fullName(mentor.first_name, mentor.last_name) });
  };
  const { formProps, errors } = useForm({
    values: { email },
    check: () => ({ email: problemOfEmail() }),
    async submit(values) {
      if (state === 'busy') return;
      setState('busy');
      try {
        const { email: invited } = await rest.send(endpoints.inviteMentor, {
          params: { courseSessionId: session.id },
          body: values,
        });
        setState({ invited });
        setEmail('');
      } catch (error) {
        setState({ error });
      }
    },
  });
  const error = typeof state === 'object' && 'error' in state ? state.error : undefined;
  const invited = typeof state === 'object' && 'invited' in state ? state.invited : undefined;
  const fieldError = errors.email ?? fieldErrorIn(error);
  return (
    <Dialog
      title={t('invite.title', { label })}
      description={t('invite.lead', { course: session.course.title, session: session.title })}
      closeLabel={t('close')}
      open={open}
      onOpenChange={change}
      cancelLabel={t(invited === undefined ? 'cancel' : 'close')}
      actions={
        <Button type="submit" form={formId} loading={state === 'busy'}>
          {t(invited === undefined ? 'invite.send' : 'invite.another')}
        </Button>
      }
    >
      <Stack as="form" id={formId} $gap={24} {...formProps} style={{ marginTop: space[24] }}>
        {invited !== undefined && (
          <Notice tone="finished" icon="check" role="status">
            {t('invite.sent', { email: invited })}
          </Notice>
        )}
        {error !== undefined && fieldError === undefined && (
          <Notice tone="failed" icon="warning" role="alert">
            {problemOf(error).explanation || t('invite.failed')}
          </Notice>
        )}
        <Field label={t('invite.email')} hint={t('invite.hint')} error={fieldError} required>
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={200}
            value={email}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value);
              if (typeof state === 'object') setState('idle');
            }}
          />
        </Field>
        <div>
          <Text $weight="strong" $size={14}>
            {t('invite.rights', { label })}
          </Text>
          <Rights>
            <Right>{t('invite.right.praxis')}</Right>
            {isMentorFeedbackAvailable(session.course.configuration) && (
              <Right>{t('invite.right.feedback')}</Right>
            )}
            <Right>{t('invite.right.progress')}</Right>
            <Right not>{t('invite.right.not')}</Right>
          </Rights>
        </div>
      </Stack>
    </Dialog>
  );
}

function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}

/** What the server finds wrong with the address; a fellow participant is said there, too. */
function fieldErrorIn(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  const { code, explanation } = problemOf(error);
  return fieldErrorsOf(error).email?.[0] ?? (code === 'mentor_is_fellow' ? explanation : undefined);
}

function Right({ not = false, children }: { not?: boolean; children: string }) {
  return (
    <li>
      <Icon name={not ? 'minus' : 'check'} color={not ? color.ink500 : color.finished} />
      <Text as="span" $size={14}>
        {children}
      </Text>
    </li>
  );
}
