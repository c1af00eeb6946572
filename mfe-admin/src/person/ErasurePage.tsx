import { type AnswerOf, endpoints, fillPath } from '@learn/contracts';
import { formatDate } from '@learn/domain';
import { loadableOf, rest, useRest } from '@learn/platform';
import { Link, useNavigate, useParams } from '@learn/platform/router';
import { Button, Grid, Inline, Meta, Notice, Stack, TextLink } from '@learn/ui';
import { useState } from 'react';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { ReasonDialog } from '../area/ReasonDialog.tsx';
import { userName } from '../people/userName.ts';
import { useTexts } from '../texts.ts';
import { Lines } from './Lines.tsx';
import { Section } from './Section.tsx';

type Preview = AnswerOf<typeof endpoints.erasurePreview>;

/** What the erasure of a person takes away and what has to stay, before it is done. */
export function ErasurePage() {
  const { t } = useTexts('people');
  const { userId = '' } = useParams();
  const navigate = useNavigate();
  const [isErased, setErased] = useState(false);
  // the server has no preview of an erased person; the page shows nothing new while it is being left
  const preview = useRest(endpoints.erasurePreview, isErased ? undefined : { params: { id: userId } });
  const user = useRest(endpoints.adminUser, { params: { id: userId } });
  const name = user.data && userName(user.data, t);
  const person = fillPath(paths.person, { userId }) ?? paths.people;
  const leave = () => {
    setErased(true);
    navigate(person, { replace: true });
  };
  const back = (
    <TextLink as={Link} to={person} direction="back">
      {name ?? t('person')}
    </TextLink>
  );
  return (
    <AdminPage
      entry="people"
      title={t('erase.title', { name: name ?? '' })}
      lead={t('erase.lead')}
      back={back}
    >
      <LoadedPart
        of={loadableOf(preview, (answer) => answer)}
        shape={[400, 80]}
        failed={t('erase.failed')}
        otherwise={back}
      >
        {(found) => <Erasure userId={userId} preview={found} name={name ?? ''} onErased={leave} />}
      </LoadedPart>
    </AdminPage>
  );
}

interface ErasureProps {
  readonly userId: string;
  readonly preview: Preview;
  readonly name: string;
  readonly onErased: () => void;
}

function Erasure({ userId, preview, name, onErased }: ErasureProps) {
  const { t, language } = useTexts('people');
  const params = { id: userId };
  return (
    <Stack $gap={24}>
      {preview.requested_at !== null && preview.due_at !== null && (
        <Notice tone="waiting" icon="clock">
          {t('erase.requested', {
            day: formatDate(preview.requested_at, language),
            due: formatDate(preview.due_at, language),
          })}
        </Notice>
      )}
      <Grid $columns={2}>
        <Section title={t('erase.goes')}>
          <Lines>
            {preview.goes.map(({ kind, count }) => (
              <li key={kind}>
                <span>
                  <b>{t(`erase.kind.${kind}`)}</b>
                </span>
                <span>{count}</span>
              </li>
            ))}
          </Lines>
        </Section>
        <Section title={t('erase.stays')}>
          <Lines>
            {preview.stays.map(({ kind, count }) => (
              <li key={kind}>
                <span>
                  <b>{t(`erase.kept.${kind}`)}</b>
                  <Meta>{t(`erase.why.${kind}`)}</Meta>
                </span>
                <span>{count}</span>
              </li>
            ))}
          </Lines>
        </Section>
      </Grid>
      <Notice tone="failed" icon="warning">
        {t('erase.final')}
      </Notice>
      <Inline $gap={12}>
        <ReasonDialog
          trigger={<Button stretch="phone">{t('erase.do')}</Button>}
          title={t('erase.title', { name })}
          description={t('erase.final')}
          action={t('erase.do')}
          confirmation={preview.username}
          onConfirm={async (typed) => {
            await rest.send(endpoints.eraseUser, { params, body: typed });
            onErased();
          }}
        />
        {preview.requested_at !== null && (
          <ReasonDialog
            trigger={
              <Button variant="secondary" stretch="phone">
                {t('erase.decline')}
              </Button>
            }
            title={t('erase.decline')}
            description={t('erase.declineText')}
            action={t('erase.decline')}
            onConfirm={async ({ reason }) =>
              void (await rest.send(endpoints.declineErasure, { params, body: { reason } }))
            }
          />
        )}
      </Inline>
    </Stack>
  );
}
