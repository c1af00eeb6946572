import { Link } from '@learn/platform/router';
import { CircleDiagram, color, media, radius, space, Tag } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { ExamLink } from '../parts/ExamLink.tsx';
import { ResponsiveDiagram } from '../parts/ResponsiveDiagram.ts';
import { useExam } from '../parts/useExam.ts';
import { type CircleStopProps, CircleWords } from './CircleWords.tsx';
import { Faded } from './Faded.ts';

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

/** One stop of the path: ring, name, state; the line to the next stop is green where it has been walked. */
export function CircleNode({ entry, drawing }: CircleStopProps) {
  const { circle, here, progress, lock, seen } = entry;
  const { courseSlug, readOnly } = drawing;
  const exam = useExam(courseSlug, circle, entry.exam);
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
        <CircleWords entry={entry} drawing={drawing} exam={exam} link={NodeLink} />
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
