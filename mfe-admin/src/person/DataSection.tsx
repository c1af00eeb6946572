import { endpoints, fillPath } from '@learn/contracts';
import { formatDate } from '@learn/domain';
import { rest } from '@learn/platform';
import { useDownloads } from '@learn/platform/form';
import { Link } from '@learn/platform/router';
import { Button, Inline, Notice } from '@learn/ui';
import { paths } from '../area/addresses.ts';
import { useTexts } from '../texts.ts';
import type { AdminUser } from './adminUser.ts';
import { Section } from './Section.tsx';

/** What a person can ask for about their data: all of it as a file, or that it goes. */
export function DataSection({ user }: { user: AdminUser }) {
  const { t, language } = useTexts('people');
  const files = useDownloads<'data'>();
  return (
    <Section title={t('data.title')} lead={t('data.lead')}>
      {user.erasure_due_at !== null && (
        <Notice tone="waiting" icon="clock">
          {t('data.requested', { day: formatDate(user.erasure_due_at, language) })}
        </Notice>
      )}
      {(files.outcome === 'failed' || files.outcome === 'nothing') && (
        <Notice tone="failed" icon="warning" role="alert">
          {t('data.notDownloaded')}
        </Notice>
      )}
      <Inline $gap={12}>
        <Button
          variant="secondary"
          icon="files"
          stretch="phone"
          loading={files.running !== undefined}
          onClick={() =>
            void files.download('data', () => rest.file(endpoints.userDownload, { params: { id: user.id } }))
          }
        >
          {t('data.download')}
        </Button>
        <Button
          as={Link}
          to={fillPath(paths.erasure, { userId: user.id }) ?? paths.people}
          variant="secondary"
          icon="close"
          stretch="phone"
        >
          {t('data.erase')}
        </Button>
      </Inline>
    </Section>
  );
}
