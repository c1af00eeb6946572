import { Link } from '@learn/platform/router';
import { CircleDiagram, color, coveringLink, media, space, Tag } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { ExamLink } from '../parts/ExamLink.tsx';
import { useExam } from '../parts/useExam.ts';
import { type CircleStopProps, CircleWords } from './CircleWords.tsx';
import { Faded } from './Faded.ts';

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
  ${coveringLink()}
`;

const End = styled.div`
  position: relative;
  width: fit-content;
  ${media.md} {
    justify-self: end;
  }
`;

/** A circle as a line: small ring, name, state. */
export function CircleLine({ entry, drawing }: CircleStopProps) {
  const { circle, here, seen } = entry;
  const { courseSlug, readOnly } = drawing;
  const exam = useExam(courseSlug, circle, entry.exam);
  return (
    <Line>
      <Faded $faded={!seen}>
        <CircleDiagram sectors={entry.sectors} size={40} />
      </Faded>
      <Words>
        <CircleWords entry={entry} drawing={drawing} exam={exam} link={LineLink} />
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
