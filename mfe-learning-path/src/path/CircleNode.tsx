import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { CircleDiagram, color, Heading, media, radius, space, Tag } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { CircleStatus } from '../parts/CircleStatus.tsx';
import { ExamLink } from '../parts/ExamLink.tsx';
import { ResponsiveDiagram } from '../parts/ResponsiveDiagram.ts';
import { useExam } from '../parts/useExam.ts';
import type { CircleEntry } from '../progress/pathOverview.ts';
import { Faded } from './Faded.ts';
import type { PathDrawing } from './PathDrawing.ts';
import { UnseenStatus } from './UnseenStatus.tsx';

const phone = 88;
const wide = 136;

const Node = styled.li<{ $walked: boolean }>`
  position: relative;
  display: flex;
  gap: ${space[24]};
  align-items: start;
  padding: 0 0 ${space[32]} ${space[8]};
  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: ${phone + 8}px;
    bottom: 8px;
    left: ${8 + phone / 2 - 1}px;
    width: 2px;
    background: ${({ $walked }) => ($walked ? color.finished : color.line)};
  }
  ${media.md} {
    flex-direction: column;
    gap: ${space[16]};
    padding: 0 ${space[24]} 0 0;
    &:not(:last-child)::before {
      top: ${wide / 2 - 1}px;
      right: 12px;
      bottom: auto;
      left: ${wide + 12}px;
      width: auto;
      height: 2px;
    }
  }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: ${phone}px;
  ${media.md} {
    min-height: 0;
  }
`;

const NodeLink = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 ${space[32]};
    border-radius: ${radius.card};
    ${media.md} {
      inset: 0 ${space[24]} 0 0;
    }
  }
  &:hover {
    text-decoration: underline;
  }
`;

const Below = styled.div`
  position: relative;
  width: fit-content;
  margin-top: ${space[8]};
`;

interface CircleNodeProps {
  readonly entry: CircleEntry;
  readonly drawing: PathDrawing;
}

/** One stop of the path: ring, name, state; the line to the next stop is green where it has been walked. */
export function CircleNode({ entry, drawing }: CircleNodeProps) {
  const links = useLinks();
  const { circle, here, progress, lock, seen } = entry;
  const { courseSlug, learner, readOnly } = drawing;
  const exam = useExam(courseSlug, circle, entry.exam);
  const address = readOnly ? undefined : links.circle({ courseSlug, circleSlug: circle.slug });
  const hub = lock.locked
    ? 'lock'
    : circle.is_exam_circle
      ? 'award'
      : progress === 'finished'
        ? 'check'
        : undefined;
  const ring = here ? 'here' : circle.is_exam_circle ? 'exam' : undefined;
  return (
    <Node $walked={progress === 'finished'}>
      <Faded $faded={!seen}>
        <ResponsiveDiagram $phone={phone} $wide={wide}>
          <CircleDiagram sectors={entry.sectors} size={wide} hub={hub} ring={ring} />
        </ResponsiveDiagram>
      </Faded>
      <Words>
        <Heading level={3}>
          {address ? <NodeLink to={address}>{circle.title}</NodeLink> : circle.title}
        </Heading>
        {seen ? (
          <CircleStatus
            courseSlug={readOnly ? undefined : courseSlug}
            circle={circle}
            overview={entry}
            exam={exam}
            learner={learner}
          />
        ) : (
          <UnseenStatus text={drawing.unseen} />
        )}
        {here && (
          <Below>
            <Tag tone="progress" icon="pin">
              {drawing.here}
            </Tag>
          </Below>
        )}
        {exam?.link && !readOnly && (
          <Below>
            <ExamLink link={exam.link} />
          </Below>
        )}
      </Words>
    </Node>
  );
}
