import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { CircleDiagram, color, Heading, media, space, Tag } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { CircleStatus } from '../parts/CircleStatus.tsx';
import { ExamLink } from '../parts/ExamLink.tsx';
import { useExam } from '../parts/useExam.ts';
import type { CircleEntry } from '../progress/pathOverview.ts';
import { Faded } from './Faded.ts';
import type { PathDrawing } from './PathDrawing.ts';
import { UnseenStatus } from './UnseenStatus.tsx';

const Line = styled.li`
  position: relative;
  display: flex;
  gap: ${space[16]};
  align-items: center;
  min-height: 64px;
  padding-block: ${space[12]};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.line};
  }
`;

const Words = styled.div`
  flex: 1;
  display: grid;
  gap: ${space[4]} ${space[24]};
  align-items: center;
  min-width: 0;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 160px;
  }
`;

const LineLink = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
`;

const End = styled.div`
  position: relative;
  width: fit-content;
  ${media.md} {
    justify-self: end;
  }
`;

interface CircleLineProps {
  readonly entry: CircleEntry;
  readonly drawing: PathDrawing;
}

/** A circle as a line: small ring, name, state. */
export function CircleLine({ entry, drawing }: CircleLineProps) {
  const links = useLinks();
  const { circle, here, seen } = entry;
  const { courseSlug, learner, readOnly } = drawing;
  const exam = useExam(courseSlug, circle, entry.exam);
  const address = readOnly ? undefined : links.circle({ courseSlug, circleSlug: circle.slug });
  return (
    <Line>
      <Faded $faded={!seen}>
        <CircleDiagram sectors={entry.sectors} size={40} />
      </Faded>
      <Words>
        <Heading level={3}>
          {address ? <LineLink to={address}>{circle.title}</LineLink> : circle.title}
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
        {(here || (exam?.link && !readOnly)) && (
          <End>
            {here ? (
              <Tag tone="progress" icon="pin">
                {drawing.here}
              </Tag>
            ) : (
              <ExamLink link={exam?.link} />
            )}
          </End>
        )}
      </Words>
    </Line>
  );
}
