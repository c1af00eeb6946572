import { useCourseSession, useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import {
  Container,
  color,
  EmptyState,
  Inline,
  Notice,
  StatusPill,
  space,
  TextLink,
  WithAside,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { CourseHeader } from '../parts/CourseHeader.tsx';
import { ExamLink } from '../parts/ExamLink.tsx';
import { FailurePanel } from '../parts/FailurePanel.tsx';
import { LanguageNotice } from '../parts/LanguageNotice.tsx';
import { LockReason } from '../parts/LockReason.tsx';
import { NotFound } from '../parts/NotFound.tsx';
import { PageBox } from '../parts/PageBox.ts';
import { useExam } from '../parts/useExam.ts';
import { useTexts } from '../texts.ts';
import { CircleAside } from './CircleAside.tsx';
import { CircleFigure } from './CircleFigure.tsx';
import { CircleSkeleton } from './CircleSkeleton.tsx';
import { SequenceSection } from './SequenceSection.tsx';
import { StickyNext } from './StickyNext.tsx';
import { type CircleState, useCircle } from './useCircle.ts';
import { useOpenSequences } from './useOpenSequences.ts';

const Body = styled(WithAside)`
  border-top: 1px solid ${color.line};
`;

const Before = styled.div`
  padding-bottom: ${space[24]};
`;

/** A circle with its sequences and contents (specification §2, §3). */
export function CirclePage() {
  const { t } = useTexts();
  const links = useLinks();
  const { circleSlug = '' } = useParams();
  const courseSlug = useCourseSession().course.slug;
  const state = useCircle(circleSlug);
  const path = links.learningPath({ courseSlug });
  if (state.state === 'loading') return <CircleSkeleton />;
  if (state.state === 'missing')
    return <NotFound title="notFound.circle" back={{ address: path, label: t('path.title') }} />;
  if (state.state === 'failed')
    return (
      <PageBox>
        <FailurePanel
          level={1}
          title={state.part === 'circle' ? 'failure.circle' : 'failure.progress'}
          retry={state.retry}
        />
      </PageBox>
    );
  return <LoadedCircle key={state.circle.id} courseSlug={courseSlug} {...state} />;
}

type LoadedCircleProps = Extract<CircleState, { state: 'ready' }> & { readonly courseSlug: string };

function LoadedCircle({ courseSlug, circle, overview, index, learner, next }: LoadedCircleProps) {
  const { t } = useTexts();
  const links = useLinks();
  const { isOpen, setOpen } = useOpenSequences(circle, next);
  const exam = useExam(courseSlug, circle, overview.exam);
  const path = links.learningPath({ courseSlug });
  const nextAddress = next && links.content({ courseSlug, circleSlug: circle.slug, contentSlug: next.slug });
  return (
    <Container>
      <CourseHeader
        title={<span lang={circle.language}>{circle.title}</span>}
        back={
          path && (
            <TextLink as={Link} to={path} direction="back">
              {t('path.title')}
            </TextLink>
          )
        }
        lead={circle.description ? <span lang={circle.language}>{circle.description}</span> : undefined}
        aside={<CircleFigure circle={circle} overview={overview} index={index} learner={learner} />}
      >
        {exam && (
          <Inline $gap={12}>
            <StatusPill status={exam.tone} icon={overview.lock.locked ? 'lock' : 'award'} label={exam.text} />
            <ExamLink link={exam.link} />
          </Inline>
        )}
      </CourseHeader>
      <Before>
        <LanguageNotice language={circle.language} />
        {overview.lock.locked && (
          <Notice icon="lock">
            <LockReason courseSlug={courseSlug} unlockedBy={circle.unlocked_by} />
          </Notice>
        )}
      </Before>
      <Body $gap={64} $aside={304}>
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
              locked={overview.lock.locked}
              next={next}
              open={isOpen(sequence.id)}
              onOpenChange={(open) => setOpen(sequence.id, open)}
            />
          ))}
        </div>
        <CircleAside circle={circle} />
      </Body>
      {next && nextAddress && <StickyNext content={next} address={nextAddress} />}
    </Container>
  );
}
