import { $courseSessions, $user, useLinks, useStore } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Button, EmptyState, Heading, type IconName, TextLink } from '@learn/ui';
import { useTexts } from '../../texts.ts';
import { useEntry } from './useEntry.ts';

const icons = {
  accepted: 'check',
  withdrawn: 'undo',
  expired: 'clock',
  unknown: 'search',
} as const satisfies Readonly<Record<string, IconName>>;

type State = keyof typeof icons;

/** An invitation that cannot be accepted: why, and what to do now. @param state what became of it, as the server says it */
export function InvalidInvitation({ state }: { state: unknown }) {
  const { t } = useTexts('invitation');
  const known = isState(state) ? state : 'unknown';
  const isVisitor = useStore($user) === undefined;
  return (
    <>
      <Heading level={1}>{t('title')}</Heading>
      <EmptyState
        icon={icons[known]}
        title={t(`invalid.${known}`)}
        description={t(isVisitor && known === 'unknown' ? 'hint.visitor' : `hint.${known}`)}
        action={isVisitor ? <ToLogin /> : <ToOverview />}
      />
    </>
  );
}

function isState(state: unknown): state is State {
  return typeof state === 'string' && state in icons;
}

function ToLogin() {
  const { t } = useTexts('invitation');
  const { login } = useEntry('vv');
  return <Button href={login}>{t('login')}</Button>;
}

/** To the mentor area for people who have one in the course, else home. */
function ToOverview() {
  const { t } = useTexts('invitation');
  const { courseId } = useParams();
  const links = useLinks();
  const session = useStore($courseSessions).find(
    ({ course, actions }) => course.id === courseId && actions.includes('learning-mentor'),
  );
  const overview = session && links.learningMentor({ courseSlug: session.course.slug });
  return (
    <TextLink as={Link} to={overview ?? links.home()}>
      {t(overview === undefined ? 'toHome' : 'toOverview')}
    </TextLink>
  );
}
