import type { Slots } from '@learn/contracts';
import { hasThinItems } from '@learn/domain';
import { CircleDiagram, EmptyState, Figure, Heading, Loaded, Skeleton, SkeletonText, Stack } from '@learn/ui';
import { NextStepPanel } from '../parts/NextStepPanel.tsx';
import { PathRow } from '../parts/PathRow.tsx';
import type { PathOverview } from '../progress/pathOverview.ts';
import { useLearningPath } from '../progress/useLearningPath.ts';
import { useTexts } from '../texts.ts';
import { CircleTiles } from './CircleTiles.tsx';

/** On the home dashboard, per course: where to continue, and the rings of all circles. */
export function ProgressWidget({ course, courseSessionId }: Slots['home.course']) {
  if (courseSessionId === undefined) return null;
  return (
    <Stack $gap={24}>
      <Progress courseSlug={course.course_slug} courseSessionId={courseSessionId} />
    </Stack>
  );
}

function Progress({ courseSlug, courseSessionId }: { courseSlug: string; courseSessionId: string }) {
  const { t } = useTexts();
  return (
    <Loaded
      of={useLearningPath(courseSlug, courseSessionId)}
      level={3}
      skeleton={
        <Stack aria-busy="true">
          <Skeleton $height="160px" />
          <SkeletonText lines={2} />
        </Stack>
      }
      failed={(part) => ({ title: t(part === 'path' ? 'failure.path' : 'failure.progress') })}
      missing={{ title: t('path.empty') }}
    >
      {({ overview }) => <PathProgress courseSlug={courseSlug} overview={overview()} />}
    </Loaded>
  );
}

function PathProgress({ courseSlug, overview }: { courseSlug: string; overview: PathOverview }) {
  const { t } = useTexts();
  const { circles } = overview;
  if (circles.length === 0) return <EmptyState title={t('path.empty')} />;
  const finished = circles.filter(({ progress }) => progress === 'finished').length;
  return (
    <>
      <NextStepPanel courseSlug={courseSlug} overview={overview} level={3} diagram={diagramOf(overview)} />
      <div>
        <Heading level={3} size={16}>
          {t('path.title')}
        </Heading>
        <Figure value={finished}>{t('widget.ofCirclesFinished', { count: circles.length })}</Figure>
      </div>
      {hasThinItems(circles.length) ? (
        <PathRow circles={circles} variant="horizontalSmall" />
      ) : (
        <CircleTiles courseSlug={courseSlug} circles={circles} />
      )}
    </>
  );
}

function diagramOf({ next }: PathOverview) {
  return next && <CircleDiagram sectors={next.entry.sectors} />;
}
