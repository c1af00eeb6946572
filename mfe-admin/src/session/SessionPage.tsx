import { endpoints } from '@learn/contracts';
import { loadableOf, useRest } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Stack, TextLink } from '@learn/ui';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { CourseName } from '../sessions/CourseName.tsx';
import { SessionStatePill } from '../sessions/SessionStatePill.tsx';
import { useTexts } from '../texts.ts';
import { SessionParts } from './SessionParts.tsx';

/** A course session: its key data, who runs it, and its plan by circle. */
export function SessionPage() {
  const { t } = useTexts('session');
  const { t: sessions } = useTexts('sessions');
  const { courseSessionId = '' } = useParams();
  const asked = useRest(endpoints.adminSession, { params: { courseSessionId } });
  const session = asked.data;
  const back = (
    <TextLink as={Link} to={paths.sessions} direction="back">
      {sessions('title')}
    </TextLink>
  );
  return (
    <AdminPage
      entry="sessions"
      title={session?.title ?? t('title')}
      back={back}
      meta={
        session && (
          <Stack $gap={12} $align="start">
            <CourseName title={session.course.title} courseType={session.course.course_type} />
            <SessionStatePill state={session.state} />
          </Stack>
        )
      }
    >
      <LoadedPart
        of={loadableOf(asked, (answer) => answer)}
        shape={[160, 480]}
        failed={t('failed')}
        otherwise={back}
      >
        {(loaded) => <SessionParts session={loaded} refresh={asked.refresh} />}
      </LoadedPart>
    </AdminPage>
  );
}
