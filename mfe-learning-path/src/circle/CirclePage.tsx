import type { Links } from '@learn/contracts';
import { lazyPart, useCourseSession, useLinks, useOfflineCopy } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import {
  Container,
  color,
  EmptyState,
  Loaded,
  Notice,
  PageHeader,
  Skeleton,
  Stack,
  space,
  TextLink,
  WithAside,
} from '@learn/ui';
import type { ReactNode } from 'react';
import { endingOf, isClosed } from '../end/ending.ts';
import { useCelebration } from '../end/useCelebration.ts';
import { LanguageNotice } from '../parts/LanguageNotice.tsx';
import { LazyPanel } from '../parts/LazyPanel.tsx';
import { LockReason } from '../parts/LockReason.tsx';
import { useExam } from '../parts/useExam.ts';
import { useTexts } from '../texts.ts';
import { CircleAside } from './CircleAside.tsx';
import { CircleFigure } from './CircleFigure.tsx';
import { CircleSkeleton } from './CircleSkeleton.tsx';
import type { CircleData } from './circleData.ts';
import { ExamPanel } from './ExamPanel.tsx';
import { SequenceSection } from './SequenceSection.tsx';
import { StickyNext } from './StickyNext.tsx';
import { type OwnCircle, useCircle } from './useCircle.ts';
import { useOpenSequences } from './useOpenSequences.ts';

const CircleEndPanel = lazyPart(
  'mfe-learning-path/CircleEndPanel',
  'mfe-learning-path/end',
  async () => (await import('../end/CircleEndPanel.tsx')).CircleEndPanel,
);

/** A circle with its sequences and contents (specification §2, §3). */
export function CirclePage() {
  const { t } = useTexts();
  const { circleSlug = '' } = useParams();
  const courseSlug = useCourseSession().course.slug;
  const state = useCircle(circleSlug);
  const back = (
    <TextLink as={Link} to={useLinks().learningPath({ courseSlug })} direction="back">
      {t('path.title')}
    </TextLink>
  );
  return (
    <Loaded
      of={state}
      level={1}
      skeleton={<CircleSkeleton />}
      failed={(part) => ({ title: t(part === 'progress' ? 'failure.progress' : 'failure.circle') })}
      missing={{ title: t('notFound.circle'), action: back }}
    >
      {(own) => <LoadedCircle key={own.circle.id} courseSlug={courseSlug} back={back} {...own} />}
    </Loaded>
  );
}

type LoadedCircleProps = OwnCircle & { readonly courseSlug: string; readonly back: ReactNode };

function LoadedCircle({ courseSlug, back, circle, overview, index, learner, next }: LoadedCircleProps) {
  const { t } = useTexts();
  const links = useLinks();
  const { isOpen, setOpen } = useOpenSequences(circle, next);
  const exam = useExam(courseSlug, circle, overview.exam);
  // contents of an exam that is locked for itself refuse as those of a locked circle do
  const locked = overview.lock.locked || overview.exam === 'locked';
  const ending = endingOf(overview);
  const celebrates = useCelebration(circle.id, isClosed(ending, learner));
  useOfflineCopy({
    title: circle.title,
    group: 'circles',
    pages: locked ? [] : pagesOf(circle, courseSlug, links),
  });
  // the page's one dark button is that of the exam while it asks for something, and that of the end
  const shownNext = exam?.link || ending || locked ? undefined : next;
  const nextAddress =
    shownNext && links.content({ courseSlug, circleSlug: circle.slug, contentSlug: shownNext.slug });
  return (
    <Container>
      <PageHeader
        courseSession={useCourseSession()}
        title={<span lang={circle.language}>{circle.title}</span>}
        back={back}
        lead={circle.description ? <span lang={circle.language}>{circle.description}</span> : undefined}
        aside={
          <CircleFigure
            circle={circle}
            overview={overview}
            index={index}
            learner={learner}
            celebrates={celebrates}
          />
        }
      />
      <Stack style={{ paddingBottom: space[24] }}>
        <LanguageNotice language={circle.language} />
        {circle.is_exam_circle && <ExamPanel circle={circle} exam={exam} locked={overview.lock.locked} />}
        {ending && (
          <LazyPanel name={circle.title} skeleton={<Skeleton $height="266px" />}>
            <CircleEndPanel circle={circle} index={index} ending={ending} />
          </LazyPanel>
        )}
        {overview.lock.locked && !exam && (
          <Notice icon="lock">
            <LockReason courseSlug={courseSlug} circle={circle} />
          </Notice>
        )}
      </Stack>
      <WithAside style={{ borderTop: `1px solid ${color.line}` }} $gap={64} $aside={304}>
        <div>
          {circle.learning_sequences.length === 0 && (
            <EmptyState title={t('circle.empty')} description={t('circle.emptyHint')} />
          )}
          {circle.learning_sequences.map((sequence, position) => (
            <SequenceSection
              key={sequence.id}
              circleSlug={circle.slug}
              sequence={sequence}
              number={position + 1}
              progress={overview.sectors[position]?.progress ?? 'none'}
              index={index}
              learner={learner}
              locked={locked}
              next={shownNext}
              open={isOpen(sequence.id)}
              onOpenChange={(open) => setOpen(sequence.id, open)}
            />
          ))}
        </div>
        <CircleAside circle={circle} />
      </WithAside>
      {shownNext && nextAddress && <StickyNext content={shownNext} address={nextAddress} />}
    </Container>
  );
}

/** Contents and self-assessments of a circle. */
function pagesOf(circle: CircleData, courseSlug: string, links: Links): (string | undefined)[] {
  const address = { courseSlug, circleSlug: circle.slug };
  const units = circle.learning_sequences.flatMap((sequence) => sequence.learning_units);
  return units.flatMap(({ slug, learning_contents, performance_criteria }) => [
    ...learning_contents.map((content) => links.content({ ...address, contentSlug: content.slug })),
    performance_criteria.length > 0
      ? links.selfEvaluation({ ...address, learningUnitSlug: slug })
      : undefined,
  ]);
}
