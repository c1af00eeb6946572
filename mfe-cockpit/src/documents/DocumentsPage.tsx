import { loadableOf, useCourseSession, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link, useParams } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import { CockpitDocumentsDocument } from '../__generated__/graphql.ts';
import { CockpitPage } from '../page/CockpitPage.tsx';
import { LoadedInSession } from '../page/LoadedInSession.tsx';
import { useTexts } from '../texts.ts';
import { Documents } from './Documents.tsx';

/** The documents of the circles that a person looks after (specification §2, cockpit › documents; domain decisions §4, §13). */
export function DocumentsPage() {
  const { t } = useTexts('documents');
  const { t: own } = useTexts();
  const links = useLinks();
  const { courseSlug = '' } = useParams();
  const session = useCourseSession();
  const query = useQuery(CockpitDocumentsDocument, { course_session_id: session.id });
  const toCockpit = (label: string, direction?: 'back') => (
    <TextLink as={Link} to={links.cockpit({ courseSlug })} direction={direction}>
      {label}
    </TextLink>
  );
  return (
    <CockpitPage title={t('title')} lead={t('page.lead')} back={toCockpit(own('title'), 'back')}>
      <LoadedInSession
        of={loadableOf(query, ({ cockpit }) => cockpit?.circles)}
        shape={[44, 320]}
        failed={t('failed')}
        missing={{ title: t('page.missing'), action: toCockpit(t('page.toCockpit')) }}
      >
        {(circles) => <Documents circles={circles} />}
      </LoadedInSession>
    </CockpitPage>
  );
}
