import { endpoints } from '@learn/contracts';
import { joinLoadables, loadableOf, useRest } from '@learn/platform';
import { Link, useSearchParams } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { useTexts } from '../texts.ts';
import { NewSessionForm } from './NewSessionForm.tsx';
import type { CopiedSession } from './newSession.ts';

/** A new course session, from nothing or like an earlier one (`?copy=`), which comes with its dates. */
export function NewSessionPage() {
  const { t } = useTexts('sessions');
  const [parameters] = useSearchParams();
  const copied = parameters.get('copy') ?? undefined;
  const filters = useRest(endpoints.adminSessionFilters, {});
  const source = useRest(
    endpoints.adminSession,
    copied === undefined ? undefined : { params: { courseSessionId: copied } },
  );
  const courses = loadableOf(filters, (answer) => answer.courses);
  const loadable = joinLoadables({
    courses,
    source:
      copied === undefined
        ? ({ state: 'ready', data: undefined, reload: () => undefined } as const)
        : loadableOf(source, (session): CopiedSession | undefined => session),
  });
  return (
    <AdminPage
      entry="sessions"
      title={t(copied === undefined ? 'create' : 'copyTitle')}
      lead={t(copied === undefined ? 'createLead' : 'copyLead')}
      back={
        <TextLink as={Link} to={paths.sessions} direction="back">
          {t('title')}
        </TextLink>
      }
    >
      <LoadedPart of={loadable} shape={[420]} failed={t('failed')}>
        {(loaded) => <NewSessionForm courses={loaded.courses} source={loaded.source} />}
      </LoadedPart>
    </AdminPage>
  );
}
