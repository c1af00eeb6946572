import { color, Heading, media, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { memo } from 'react';
import type { TopicEntry } from '../progress/pathOverview.ts';
import { useTexts } from '../texts.ts';
import { CircleLine } from './CircleLine.tsx';
import { CircleNode } from './CircleNode.tsx';
import type { PathDrawing } from './PathDrawing.ts';
import type { PathView } from './usePathView.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding-block: ${space[32]};
  border-bottom: 1px solid ${color.line};
  &:last-child {
    border-bottom: 0;
  }
  ${media.md} {
    padding-block: ${space[48]};
  }
  ${media.lg} {
    grid-template-columns: 208px minmax(0, 1fr);
    gap: ${space[32]};
  }
`;

const Nodes = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[32]} 0;
  }
  ${media.xl} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface TopicSectionProps {
  readonly entry: TopicEntry;
  readonly drawing: PathDrawing;
  readonly view: PathView;
}

/** A topic with its circles in their order; drawn again only when something of it is new. */
export const TopicSection = memo(function TopicSection({ entry, drawing, view }: TopicSectionProps) {
  const { t } = useTexts();
  const { topic, circles } = entry;
  const seen = circles.filter((circle) => circle.seen);
  const finished = seen.filter(({ progress }) => progress === 'finished').length;
  const heading = `topic-${topic.id}`;
  return (
    <Root aria-labelledby={heading}>
      <div>
        <Heading level={2} id={heading}>
          {topic.title}
        </Heading>
        {topic.description && <Text $tone="secondary">{topic.description}</Text>}
        {drawing.learner && seen.length > 0 && (
          <Text $size={14} $tone="hint" style={{ marginTop: space[12] }}>
            {t('path.topicFinished', { finished, count: seen.length })}
          </Text>
        )}
      </div>
      {view === 'list' ? (
        <ol>
          {circles.map((circle) => (
            <CircleLine key={circle.circle.id} entry={circle} drawing={drawing} />
          ))}
        </ol>
      ) : (
        <Nodes>
          {circles.map((circle) => (
            <CircleNode key={circle.circle.id} entry={circle} drawing={drawing} />
          ))}
        </Nodes>
      )}
    </Root>
  );
});
