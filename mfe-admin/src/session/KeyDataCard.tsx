import { endpoints } from '@learn/contracts';
import { formatShortDate, fullName, regionName } from '@learn/domain';
import { rest } from '@learn/platform';
import { Button, Card, Heading, Inline, Stack, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { FormActions } from '../form/FormActions.tsx';
import { editedTexts } from '../form/LocalisedLines.tsx';
import { onlyChanged } from '../form/onlyChanged.ts';
import { useSavedForm } from '../form/useSavedForm.ts';
import { SessionFields } from '../sessions/SessionFields.tsx';
import { type SessionValues, sessionErrors } from '../sessions/sessionFields.ts';
import { useTexts } from '../texts.ts';
import { Facts } from './Facts.tsx';
import type { AdminSession } from './sessionData.ts';

const Narrow = styled(Stack)`
  & > div > div {
    grid-template-columns: minmax(0, 1fr);
  }
  padding-top: ${space[16]};
`;

/** Title, region, generation and period of the session, edited where they stand. */
export function KeyDataCard({ session }: { session: AdminSession }) {
  const { t, language } = useTexts('session');
  const { t: sessions } = useTexts('sessions');
  const { t: own } = useTexts();
  const form = useSavedForm<SessionValues>({
    draftKey: `admin/session/${session.id}`,
    saved: {
      titles: editedTexts(session.titles),
      region: session.region,
      generation: session.generation,
      start_date: session.start_date,
      end_date: session.end_date,
    },
    stored: session,
    check: (values) => sessionErrors(values, own),
    send: async (_, body, seen) => {
      const params = { courseSessionId: session.id };
      await onlyChanged(body, () => rest.send(endpoints.changeSession, { params, body }, { seen }));
      setEditing(false);
    },
  });
  // what an earlier visit has typed and not saved is shown at once
  const [editing, setEditing] = useState(false);
  const open = editing || form.changed;
  return (
    <Card as="section" aria-labelledby="key-data">
      <Inline $justify="space-between">
        <Heading level={2} size={18} id="key-data">
          {t('keyData.title')}
        </Heading>
        {!open && (
          <Button variant="quiet" size="small" icon="task" onClick={() => setEditing(true)}>
            {own('form.edit')}
          </Button>
        )}
      </Inline>
      {open ? (
        <Narrow as="form" $gap={24} {...form.formProps} aria-labelledby="key-data">
          <SessionFields
            values={form.values}
            errors={form.errors}
            onChange={(change) => {
              // it stays open where what is typed comes to what is saved
              setEditing(true);
              form.change(change);
            }}
          />
          <FormActions form={form} />
          {!form.changed && (
            <Button variant="quiet" size="small" onClick={() => setEditing(false)}>
              {own('form.cancel')}
            </Button>
          )}
        </Narrow>
      ) : (
        <Facts
          facts={[
            [
              sessions('column.period'),
              `${formatShortDate(session.start_date)} – ${formatShortDate(session.end_date)}`,
            ],
            [sessions('column.region'), regionName(session.region, language)],
            [sessions('column.generation'), session.generation],
            [
              t('keyData.supervisors'),
              session.supervisors.map((one) => fullName(one.first_name, one.last_name)).join(', '),
            ],
          ]}
        />
      )}
    </Card>
  );
}
