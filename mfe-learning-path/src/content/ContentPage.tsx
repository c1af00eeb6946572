import { loadableOf, useCourseSession, useLinks, useMarkWaits } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link, useParams } from '@learn/platform/router';
import { Loaded, TextLink, VisuallyHidden } from '@learn/ui';
import { CircleDocument } from '../__generated__/graphql.ts';
import { useProgress } from '../progress/useProgress.ts';
import { useTexts } from '../texts.ts';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { LoadedContent } from './LoadedContent.tsx';
import { LockedContent } from './LockedContent.tsx';
import { useContentQuery } from './useContentQuery.ts';
import { useMarking } from './useMarking.ts';

/** A learning content of any kind (specification §2, §3). */
export function ContentPage() {
  const { id } = useCourseSession();
  // what is unsaved or was watched belongs to the session in which it happened
  return <ContentOfSession key={id} courseSessionId={id} />;
}

function ContentOfSession({ courseSessionId }: { courseSessionId: string }) {
  const { t } = useTexts();
  const marking = useMarking(courseSessionId);
  const saved = marking.phase === 'saved' && marking.input;
  const waits = useMarkWaits(saved ? saved.pageId : '');
  return (
    <>
      <CurrentContent marking={marking} />
      <VisuallyHidden role="status">
        {saved && t(saved.status === 'SUCCESS' ? 'content.saved' : 'content.undone')}
        {waits && ` – ${t('content.waits')}`}
      </VisuallyHidden>
    </>
  );
}

/** The content of the address; the confirmation above it outlives the step to the next one. */
function CurrentContent({ marking }: { marking: ReturnType<typeof useMarking> }) {
  const { t } = useTexts();
  const links = useLinks();
  const { circleSlug = '' } = useParams();
  const session = useCourseSession();
  const courseSlug = session.course.slug;
  const query = useContentQuery();
  const circleQuery = useQuery(CircleDocument, {
    course_slug: courseSlug,
    slug: circleSlug,
    course_session_id: session.id,
  });
  const progress = useProgress(session.id);
  const circle = circleQuery.data?.circle;
  const back = {
    to: links.circle({ courseSlug, circleSlug }),
    children: circle ? t('content.circle', { circle: circle.title }) : t('content.toCircle'),
  };
  const backLink = <TextLink as={Link} {...back} direction="back" />;
  if (query.errorCode === 'circle_locked')
    return <LockedContent courseSlug={courseSlug} circle={circle} back={back} />;
  return (
    <Loaded
      of={loadableOf(query, ({ learning_content }) => learning_content)}
      level={1}
      skeleton={<ContentSkeleton />}
      failed={{ title: t('failure.content') }}
      missing={{ title: t('notFound.content'), action: backLink }}
    >
      {(content) => (
        <LoadedContent
          key={content.id}
          content={content}
          circle={circle ?? undefined}
          progress={progress}
          marking={marking}
          back={backLink}
        />
      )}
    </Loaded>
  );
}
