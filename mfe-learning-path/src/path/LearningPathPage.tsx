import { useCourseSession } from '@learn/platform';
import { Container, EmptyState, Loaded, media, PageHeader, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useMemo } from 'react';
import { SearchShortcut } from '../media/search/SearchShortcut.tsx';
import { LanguageNotice } from '../parts/LanguageNotice.tsx';
import { NextStepPanel } from '../parts/NextStepPanel.tsx';
import { useLearningPath } from '../progress/useLearningPath.ts';
import { useTexts } from '../texts.ts';
import { CourseRing } from './CourseRing.tsx';
import type { PathDrawing } from './PathDrawing.ts';
import { PathSkeleton } from './PathSkeleton.tsx';
import { PathToolbar } from './PathToolbar.tsx';
import { TopicSection } from './TopicSection.tsx';
import { usePathView } from './usePathView.ts';
import { useProfileFilter } from './useProfileFilter.ts';

const Next = styled.div`
  max-width: 640px;
  ${media.md} {
    margin-top: ${space[8]};
  }
`;

/** The learning path of a course: what is next, the progress, and all circles by topic (specification §2, §4). */
export function LearningPathPage() {
  const { t } = useTexts();
  const session = useCourseSession();
  const courseSlug = session.course.slug;
  const state = useLearningPath(courseSlug, session.id);
  const own = state.state === 'ready' ? state.data : undefined;
  const filter = useProfileFilter(own);
  const view = usePathView();
  const learner = own?.learner ?? false;
  const here = t('path.here');
  const drawing: PathDrawing = useMemo(
    () => ({ courseSlug, learner, readOnly: false, here }),
    [courseSlug, learner, here],
  );
  if (!own)
    return (
      <Container>
        <PageHeader courseSession={session} title={t('path.title')} />
        <Loaded
          of={state}
          skeleton={<PathSkeleton />}
          failed={(part) => ({ title: t(part === 'path' ? 'failure.path' : 'failure.progress') })}
          missing={{ title: t('path.empty'), description: t('path.emptyHint') }}
        />
      </Container>
    );
  const overview = own.overview(filter.value);
  const { circles, topics } = overview;
  const empty = circles.length === 0;
  return (
    <Container>
      <PageHeader
        courseSession={session}
        title={t('path.title')}
        aside={empty ? undefined : <CourseRing circles={circles} learner={learner} />}
      >
        {learner && !empty && (
          <Next>
            <NextStepPanel courseSlug={courseSlug} overview={overview} level={2} />
          </Next>
        )}
      </PageHeader>
      <SearchShortcut courseSlug={courseSlug} />
      <LanguageNotice language={own.path.language} />
      {empty ? (
        <EmptyState title={t('path.empty')} description={t('path.emptyHint')} />
      ) : (
        <PathToolbar filter={filter} view={view} count={circles.length} />
      )}
      {topics.map((entry) => (
        <TopicSection key={entry.topic.id} entry={entry} drawing={drawing} view={view.view} />
      ))}
    </Container>
  );
}
