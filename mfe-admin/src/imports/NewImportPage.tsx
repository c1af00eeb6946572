import { endpoints, fillPath } from '@learn/contracts';
import { useRest } from '@learn/platform';
import { upload } from '@learn/platform/form';
import { Link, useNavigate, useSearchParams } from '@learn/platform/router';
import { Card, Field, Notice, Stack, Text, TextLink } from '@learn/ui';
import { Combobox } from '@learn/ui/form';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { useTexts } from '../texts.ts';
import { ListUpload } from './ListUpload.tsx';
import { TemplateLinks } from './TemplateLinks.tsx';

/** A list of people is chosen and read; nobody is created by it. */
export function NewImportPage() {
  const { t } = useTexts('imports');
  const { t: people } = useTexts('people');
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const { t: own } = useTexts();
  const { data: courses, error, reload } = useRest(endpoints.roleOptions, {});
  const sessions = (courses ?? []).flatMap(({ title, sessions }) =>
    sessions.map((session) => ({ value: session.id, label: `${session.title} · ${title}` })),
  );
  const sessionId = parameters.get('session') ?? undefined;
  return (
    <AdminPage
      entry="imports"
      title={t('create')}
      lead={t('createLead')}
      back={
        <TextLink as={Link} to={paths.imports} direction="back">
          {t('title')}
        </TextLink>
      }
    >
      <Card>
        <Stack $gap={24}>
          <Field label={t('session')} hint={t('sessionHint')}>
            <Combobox
              options={sessions}
              value={sessions.some(({ value }) => value === sessionId) ? sessionId : undefined}
              onChange={(id) => setParameters(id === undefined ? {} : { session: id }, { replace: true })}
              disabled={courses === undefined}
              labels={{
                open: people('choose.open'),
                clear: people('choose.clear'),
                none: people('choose.none'),
              }}
            />
            {courses === undefined && error !== undefined && (
              <Notice tone="failed" role="alert" onRetry={reload}>
                {own('list.failed')}
              </Notice>
            )}
          </Field>
          <Text $tone="secondary" $measure>
            {t('about')}
          </Text>
          <TemplateLinks />
          <ListUpload
            label={t('choose')}
            send={(file, options) => {
              const form = new FormData();
              if (sessionId !== undefined) form.append('course_session_id', sessionId);
              form.append('file_name', file.name);
              form.append('file', file);
              return upload(endpoints.uploadPersonImport, form, options);
            }}
            onSent={({ id }) => navigate(fillPath(paths.import, { importId: id }) ?? paths.imports)}
          />
        </Stack>
      </Card>
    </AdminPage>
  );
}
