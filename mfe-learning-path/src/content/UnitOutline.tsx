import type { Loadable } from '@learn/contracts';
import { completionStatusOf } from '@learn/domain';
import { useCourseSession, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { color, coveringLink, Heading, Meta, media, radius, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { CircleContent, CircleData } from '../circle/circleData.ts';
import { durationText } from '../parts/duration.ts';
import { kindOf } from '../parts/kind.ts';
import { StatusMark } from '../parts/StatusMark.tsx';
import type { Progress } from '../progress/useProgress.ts';
import { useTexts } from '../texts.ts';

const Root = styled.aside`
  position: sticky;
  top: 88px;
  padding: ${space[24]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  ${media.belowLg} {
    display: none;
  }
`;

const List = styled.ol`
  margin-top: ${space[12]};
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${space[12]};
  align-items: center;
  margin-inline: -${space[8]};
  padding: ${space[8]};
  border-radius: ${radius.control};
  line-height: 1.35;
  & a {
    ${coveringLink('-3px')}
  }
  &:has([aria-current]) {
    background: ${color.progressTint};
    font-weight: 600;
    /* the quiet grey of kind and minutes is too light on the tint */
    & > span > :last-child {
      color: ${color.ink700};
    }
  }
`;

interface UnitOutlineProps {
  readonly circle: CircleData;
  readonly contentId: string;
  readonly progress: Loadable<Progress>;
}

/** Beside a content on a wide screen: the contents of its learning unit, and how far the person is in it. */
export function UnitOutline({ circle, contentId, progress }: UnitOutlineProps) {
  const { t } = useTexts();
  const links = useLinks();
  const courseSlug = useCourseSession().course.slug;
  const place = placeOf(circle, contentId);
  if (!place) return undefined;
  const { unit, sequence, number } = place;
  const contents = unit.learning_contents;
  const index = progress.state === 'ready' && progress.data.learner ? progress.data.index : undefined;
  const isDone = ({ id }: CircleContent) =>
    index !== undefined && completionStatusOf(index, id) === 'SUCCESS';
  const count = contents.length;
  return (
    <Root aria-labelledby="unit-outline">
      <Text $size={14} $tone="secondary">
        {t('outline.sequence', { number, count: circle.learning_sequences.length, title: sequence.title })}
      </Text>
      <Heading level={2} size={18} id="unit-outline">
        {unit.title}
      </Heading>
      {index && (
        <Text $size={14} $tone="secondary">
          {t('circle.contentsDone', { done: contents.filter(isDone).length, count })}
        </Text>
      )}
      <List>
        {contents.map((content) => {
          const isCurrent = content.id === contentId;
          const words = [
            t(kindOf(content).label),
            ...(content.minutes > 0 ? [durationText(content.minutes, t)] : []),
          ];
          const address = links.content({ courseSlug, circleSlug: circle.slug, contentSlug: content.slug });
          return (
            <Row key={content.id}>
              <StatusMark mark={index ? markOf(isDone(content), isCurrent) : 'neutral'} />
              <span>
                <Link to={address ?? ''} aria-current={isCurrent ? 'page' : undefined}>
                  {content.title}
                </Link>
                <Meta>{words.join(' · ')}</Meta>
              </span>
            </Row>
          );
        })}
      </List>
    </Root>
  );
}

function markOf(done: boolean, current: boolean) {
  if (done) return 'done';
  return current ? 'next' : 'open';
}

/** The unit of a content, with its sequence and the sequence's number from 1. */
function placeOf({ learning_sequences }: CircleData, contentId: string) {
  for (const [position, sequence] of learning_sequences.entries())
    for (const unit of sequence.learning_units)
      if (unit.learning_contents.some(({ id }) => id === contentId))
        return { sequence, unit, number: position + 1 };
  return undefined;
}
