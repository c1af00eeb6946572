import { endpoints, type RowOf } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { $user, problemOf, rest, useCourseSession, useStore } from '@learn/platform';
import { useDraft } from '@learn/platform/form';
import { Avatar, Button, Field, FieldLabel, Inline, Notice, Stack, Text, TextArea } from '@learn/ui';
import { RadioGroup } from '@learn/ui/content';
import { type SyntheticEvent, useState } from 'react';
import { useTexts } from '../texts.ts';
import { personOf } from './personOf.ts';

type Mentor = RowOf<typeof endpoints.mentors>;

interface AskFormProps {
  readonly mentors: readonly Mentor[];
  readonly unitId: string;
  /** whom they asked last, who is asked first again */
  readonly formerId: string | undefined;
}

/** Whom to ask, and what; the question stays on this device until it is sent. */
export function AskForm({ mentors, unitId, formerId }: AskFormProps) {
  const { t } = useTexts('feedback');
  const { id: courseSessionId } = useCourseSession();
  const userId = useStore($user)?.id ?? '';
  const former = mentors.find(({ id }) => id === formerId) ?? mentors[0];
  const [chosen, setChosen] = useState(former?.id ?? '');
  const { draft = '', keep, discard } = useDraft(`feedback-question/${courseSessionId}/${unitId}`, isText);
  const [state, setState] = useState<'idle' | 'busy' | { readonly error: unknown }>('idle');
  const ask = async (event: SyntheticEvent) => {
    event.preventDefault();
    setState('busy');
    try {
      await rest.send(endpoints.requestSelfEvaluationFeedback, {
        params: { courseSessionId, unitId, userId },
        body: { mentor_id: chosen, question: draft },
      });
      discard();
      setState('idle');
    } catch (error) {
      setState({ error });
    }
  };
  return (
    <Stack as="form" $gap={16} onSubmit={(event: SyntheticEvent) => void ask(event)}>
      <Whom mentors={mentors} chosen={chosen} onChoose={setChosen} />
      <Field
        label={t('ask.question')}
        hint={
          <Text as="span" $tone="secondary" $size={14}>
            {t('ask.questionHint')}
          </Text>
        }
      >
        <TextArea
          rows={3}
          maxLength={1_000}
          value={draft}
          onChange={(event) => keep(event.currentTarget.value)}
        />
      </Field>
      {typeof state === 'object' && (
        <Notice tone="failed" icon="warning" role="alert">
          {problemOf(state.error).explanation || t('ask.failed')}
        </Notice>
      )}
      <Button type="submit" loading={state === 'busy'} stretch="always">
        {t('ask.send')}
      </Button>
      <Text $tone="secondary" $size={14}>
        {t('ask.sendHint')}
      </Text>
    </Stack>
  );
}

interface WhomProps {
  readonly mentors: readonly Mentor[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

function Whom({ mentors, chosen, onChoose }: WhomProps) {
  const { t } = useTexts('feedback');
  const [only] = mentors;
  if (mentors.length === 1 && only)
    return (
      <div>
        <FieldLabel as="p">{t('ask.fromWhom')}</FieldLabel>
        <Person mentor={only} />
      </div>
    );
  return (
    <RadioGroup
      label={t('ask.whom')}
      options={mentors.map((mentor) => ({ value: mentor.id, label: <Person mentor={mentor} /> }))}
      value={chosen}
      onChange={onChoose}
    />
  );
}

function Person({ mentor }: { mentor: Mentor }) {
  return (
    <Inline as="span" $gap={12} $nowrap>
      <Avatar {...personOf(mentor)} size={32} />
      <span>{fullName(mentor.first_name, mentor.last_name)}</span>
    </Inline>
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
