import { endpoints } from '@learn/contracts';
import { fullName } from '@learn/domain';
import {
  $user,
  loadableOf,
  problemOf,
  rest,
  useCourseSession,
  useLinks,
  useRest,
  useStore,
} from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, Card, EmptyState, Notice, Stack, Text, TextLink } from '@learn/ui';
import { RadioGroup } from '@learn/ui/content';
import { useState } from 'react';
import { LoadedInSession } from '../../page/LoadedInSession.tsx';
import { useTexts } from '../../texts.ts';
import { useMentorLabel } from '../MentorPage.tsx';
import type { FeedbackAddress } from './unitFeedback.ts';

interface AskForFeedbackProps {
  readonly address: FeedbackAddress;
  readonly onAsked: () => void;
}

/** A participant asks one of their mentors for feedback on their self-assessment. */
export function AskForFeedback({ address, onAsked }: AskForFeedbackProps) {
  const { t } = useTexts('mentor');
  const { course } = useCourseSession();
  const links = useLinks();
  const label = useMentorLabel();
  const ownId = useStore($user)?.id;
  const { courseSessionId } = address;
  const mentors = loadableOf(useRest(endpoints.mentors, { params: { courseSessionId } }), (all) =>
    all.filter(({ mentees }) => mentees.some(({ id }) => id === ownId)),
  );
  return (
    <LoadedInSession of={mentors} shape={[160]} failed={t('own.failed')}>
      {(own) =>
        own.length === 0 ? (
          <EmptyState
            icon="people"
            title={t('ask.noMentor', { label })}
            description={t('ask.noMentorHint')}
            action={
              <TextLink as={Link} to={links.learningMentor({ courseSlug: course.slug })}>
                {t('ask.toMentors')}
              </TextLink>
            }
          />
        ) : (
          <Form
            people={own.map(({ id, first_name, last_name }) => ({
              id,
              name: fullName(first_name, last_name),
            }))}
            address={address}
            onAsked={onAsked}
          />
        )
      }
    </LoadedInSession>
  );
}

interface FormProps extends AskForFeedbackProps {
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

function Form({ people, address, onAsked }: FormProps) {
  const { t } = useTexts('mentor');
  const [chosen, setChosen] = useState(people[0]?.id ?? '');
  const [state, setState] = useState<'idle' | 'busy' | { readonly error: unknown }>('idle');
  const ask = async () => {
    setState('busy');
    try {
      await rest.send(endpoints.requestSelfEvaluationFeedback, {
        params: address,
        body: { mentor_id: chosen },
      });
      onAsked();
    } catch (error) {
      setState({ error });
    }
  };
  const isMissing = typeof state === 'object' && problemOf(state.error).code === 'not_found';
  return (
    <Card>
      <Stack $gap={16} $align="start">
        <Text $tone="secondary" $measure>
          {t('ask.lead')}
        </Text>
        <RadioGroup
          label={t('ask.whom')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
        {typeof state === 'object' && (
          <Notice tone="failed" icon="warning" role="alert">
            {t(isMissing ? 'ask.noUnit' : 'ask.failed')}
          </Notice>
        )}
        <Button loading={state === 'busy'} stretch="phone" onClick={() => void ask()}>
          {t('ask.send')}
        </Button>
      </Stack>
    </Card>
  );
}
