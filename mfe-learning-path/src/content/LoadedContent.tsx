import type { Loadable } from '@learn/contracts';
import {
  type CompletionIndex,
  completionStatusOf,
  contentsOf,
  followingContent,
  isCircleCompleted,
} from '@learn/domain';
import { useCourseSession, useLinks, useMarkWaits } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import {
  Container,
  Icon,
  Inline,
  Loaded,
  PageHeader,
  Stack,
  StatusPill,
  space,
  Text,
  WithAside,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type ReactNode, useCallback, useState } from 'react';
import type { CircleContent, CircleData } from '../circle/circleData.ts';
import { useCelebration } from '../end/useCelebration.ts';
import { durationText } from '../parts/duration.ts';
import { kindOf } from '../parts/kind.ts';
import { LanguageNotice } from '../parts/LanguageNotice.tsx';
import type { Progress } from '../progress/useProgress.ts';
import { useTexts } from '../texts.ts';
import { ContentActions, type FollowingPage } from './ContentActions.tsx';
import { ContentBody } from './ContentBody.tsx';
import { actsItself, type Content, isStepwise } from './contentData.ts';
import { UnitOutline } from './UnitOutline.tsx';
import type { Marking } from './useMarking.ts';

/** What can be done with a content appears below it, not in the middle of the page while its larger kinds are on their way. */
const Body = styled(Stack)`
  padding-top: ${space[8]};
  &:has([aria-busy='true']) ~ * {
    visibility: hidden;
  }
`;

interface LoadedContentProps {
  readonly content: Content;
  /** undefined while it is on its way, or when it could not be had */
  readonly circle: CircleData | undefined;
  readonly progress: Loadable<Progress>;
  readonly marking: Marking;
  readonly back: ReactNode;
}

/** Head, body and end of a content; without the person's progress it can be read but not marked. */
export function LoadedContent({ content, circle, progress, marking, back }: LoadedContentProps) {
  const { t } = useTexts();
  const following = useFollowing(content, circle);
  const kind = kindOf(content);
  const learner = progress.state === 'ready' && progress.data.learner;
  const waits = useMarkWaits(content.id);
  const [worked, setWorked] = useState(false);
  const onWorked = useCallback(() => setWorked(true), []);
  useSeenOpen(circle, learner ? progress.data.index : undefined);
  const entry = learner ? progress.data.index.get(content.id) : undefined;
  const done = learner && completionStatusOf(progress.data.index, content.id) === 'SUCCESS';
  return (
    <Container>
      <PageHeader
        courseSession={useCourseSession()}
        title={<span lang={content.language}>{content.title}</span>}
        back={back}
        lead={content.description ? <span lang={content.language}>{content.description}</span> : undefined}
      >
        <Inline $gap={24}>
          <Inline>
            <Icon name={kind.icon} />
            <Text as="span" $tone="secondary">
              {t(kind.label)}
            </Text>
          </Inline>
          {content.minutes > 0 && (
            <Inline>
              <Icon name="clock" />
              <Text as="span" $tone="secondary">
                {durationText(content.minutes, t)}
              </Text>
            </Inline>
          )}
          {done && <StatusPill status="finished" label={t('mark.done')} />}
          {waits && <StatusPill status="waiting" label={t('content.waits')} />}
        </Inline>
      </PageHeader>
      <Columns content={content} circle={circle} progress={progress}>
        <Body $gap={24}>
          <LanguageNotice language={content.language} />
          <ContentBody content={content} entry={entry} learner={learner} done={done} onWorked={onWorked} />
          <Loaded of={progress} failed={{ title: t('failure.progress') }} />
        </Body>
        {progress.state === 'ready' && (
          <ContentActions
            content={content}
            done={done}
            learner={learner}
            unread={isStepwise(content) && !worked}
            following={following}
            marking={marking}
          />
        )}
      </Columns>
    </Container>
  );
}

interface ColumnsProps extends Pick<LoadedContentProps, 'content' | 'circle' | 'progress'> {
  readonly children: ReactNode;
}

/** Beside a content the outline of its unit, unless what there is to do in it takes the width. */
function Columns({ content, circle, progress, children }: ColumnsProps) {
  if (actsItself(content)) return children;
  return (
    <WithAside $gap={64} $aside={336}>
      <div>{children}</div>
      {circle && <UnitOutline circle={circle} contentId={content.id} progress={progress} />}
    </WithAside>
  );
}

/** The circle's page celebrates its end when it was seen open here. */
function useSeenOpen(circle: CircleData | undefined, index: CompletionIndex | undefined): void {
  const isOpen = circle && index && !isCircleCompleted(circle, index);
  useCelebration(circle?.id, isOpen ? false : undefined);
}

/** The next content of the circle across its sequences, and the circle itself after the last. */
function useFollowing(content: Content, circle: CircleData | undefined): FollowingPage | undefined {
  const links = useLinks();
  const { circleSlug = '' } = useParams();
  const courseSlug = useCourseSession().course.slug;
  const next = circle && followingContent(contentsOf<CircleContent>(circle), content.id);
  const address =
    circle && next
      ? links.content({ courseSlug, circleSlug: circle.slug, contentSlug: next.slug })
      : links.circle({ courseSlug, circleSlug });
  return address ? { address, title: next?.title } : undefined;
}
