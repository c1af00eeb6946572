import { endpoints } from '@learn/contracts';
import { fullName, labelled } from '@learn/domain';
import { rest } from '@learn/platform';
import { Avatar, Button, Card, color, Heading, Inline, Meta, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { ConfirmedAction } from '../../form/ConfirmedAction.tsx';
import { useTexts } from '../../texts.ts';
import type { AdminSession, SessionExpert, SessionPlan } from '../sessionData.ts';
import { ExpertDialog } from './ExpertDialog.tsx';
import { NewExpertDialog } from './NewExpertDialog.tsx';

const People = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]} ${space[12]};
    padding-block: ${space[12]};
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  & > li > :last-child {
    grid-column: 2;
  }
`;

interface ExpertsCardProps {
  readonly session: AdminSession;
  readonly plan: SessionPlan;
}

/** Who runs the session as an expert, with the circles that they look after. */
export function ExpertsCard({ session, plan }: ExpertsCardProps) {
  const { t } = useTexts('session');
  const [editing, setEditing] = useState<SessionExpert | 'new'>();
  const titleOf = (key: string) => plan.circles.find((circle) => circle.key === key)?.title;
  return (
    <Card as="section" aria-labelledby="experts">
      <Stack $gap={12}>
        <Inline $justify="space-between">
          <Heading level={2} size={18} id="experts">
            {t('experts.title')}
          </Heading>
          <Button variant="secondary" size="small" icon="plus" onClick={() => setEditing('new')}>
            {t('experts.add')}
          </Button>
        </Inline>
        {session.experts.length === 0 && <Text $tone="secondary">{t('experts.none')}</Text>}
        <People>
          {session.experts.map((expert) => (
            <Row
              key={expert.user_id}
              expert={expert}
              circles={expert.circle_keys.flatMap((key) => titleOf(key) ?? [])}
              onEdit={() => setEditing(expert)}
            />
          ))}
        </People>
      </Stack>
      {editing === 'new' && (
        <NewExpertDialog session={session} plan={plan} onClose={() => setEditing(undefined)} />
      )}
      {editing !== undefined && editing !== 'new' && (
        <ExpertDialog
          key={editing.user_id}
          person={editing}
          enrolmentId={editing.enrolment_id}
          circleKeys={editing.circle_keys}
          session={session}
          plan={plan}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  );
}

interface RowProps {
  readonly expert: SessionExpert;
  /** titles */
  readonly circles: readonly string[];
  readonly onEdit: () => void;
}

function Row({ expert, circles, onEdit }: RowProps) {
  const { t, language } = useTexts('session');
  const { first_name, last_name, avatar_url } = expert;
  const name = fullName(first_name, last_name);
  return (
    <li>
      <Avatar firstName={first_name} lastName={last_name} src={avatar_url || undefined} />
      <div>
        <b>{name}</b>
        <Meta>{circles.length === 0 ? t('experts.noCircle') : circles.join(', ')}</Meta>
      </div>
      <Inline>
        <Button
          variant="secondary"
          size="small"
          aria-label={labelled(t('experts.change'), name, language)}
          onClick={onEdit}
        >
          {t('experts.change')}
        </Button>
        <ConfirmedAction
          title={t('experts.removeTitle', { name })}
          description={t('experts.removeText')}
          action={t('experts.remove')}
          trigger={
            <Button variant="quiet" size="small" aria-label={labelled(t('experts.remove'), name, language)}>
              {t('experts.remove')}
            </Button>
          }
          onConfirm={async () => {
            await rest.send(endpoints.endEnrolment, { params: { id: expert.enrolment_id } });
          }}
        />
      </Inline>
    </li>
  );
}
