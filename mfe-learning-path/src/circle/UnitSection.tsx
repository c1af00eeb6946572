import type { CompletionIndex } from '@learn/domain';
import { Slot, useCourseSession, useLinks } from '@learn/platform';
import { Heading, media, Notice, Skeleton, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { ContentRow } from './ContentRow.tsx';
import type { CircleContent, CircleUnit } from './circleData.ts';

const Root = styled.section`
  & + & {
    margin-top: ${space[24]};
  }
  & > h3 {
    margin-bottom: ${space[8]};
  }
  ${media.md} {
    padding-left: 56px;
  }
`;

interface UnitSectionProps {
  readonly circleSlug: string;
  readonly unit: CircleUnit;
  readonly index: CompletionIndex;
  readonly learner: boolean;
  readonly locked: boolean;
  readonly next: CircleContent | undefined;
}

/** A learning unit: its contents, then what other remotes contribute, such as its self-evaluation. */
export function UnitSection({ circleSlug, unit, index, learner, locked, next }: UnitSectionProps) {
  const { t, language } = useTexts();
  const links = useLinks();
  const courseSlug = useCourseSession().course.slug;
  const heading = `unit-${unit.id}`;
  const addressOf = (content: CircleContent) =>
    locked ? undefined : links.content({ courseSlug, circleSlug, contentSlug: content.slug });
  return (
    <Root {...(unit.title_hidden ? { 'aria-label': unit.title } : { 'aria-labelledby': heading })}>
      {!unit.title_hidden && (
        <Heading level={3} size={16} id={heading}>
          {unit.title}
        </Heading>
      )}
      <ul>
        {unit.learning_contents.map((content) => (
          <ContentRow
            key={content.id}
            content={content}
            index={index}
            learner={learner}
            next={content.id === next?.id}
            address={addressOf(content)}
          />
        ))}
        {unit.performance_criteria.length > 0 && !locked && (
          <Slot
            id="circle.unit"
            properties={{
              courseSlug,
              circleSlug,
              learningUnitSlug: unit.slug,
              criterionIds: unit.performance_criteria.map(({ id }) => id),
            }}
            frame={(widget) => <li>{widget}</li>}
            skeleton={(height) => <Skeleton $height={`${height}px`} />}
            failure={(remote, retry) => (
              <Notice tone="waiting" icon="warning" onRetry={retry}>
                {remote.killed ?? t('failure.part', { part: remote.descriptor.title[language] })}
              </Notice>
            )}
          />
        )}
      </ul>
    </Root>
  );
}
