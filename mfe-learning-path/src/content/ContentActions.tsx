import { $pathname } from '@learn/platform';
import { Link, useNavigate } from '@learn/platform/router';
import { Button, color, media, Notice, space, TextLink } from '@learn/ui';
import { css, styled } from '@learn/ui/styled';
import { useRef } from 'react';
import { useTexts } from '../texts.ts';
import { actsItself, type Content } from './contentData.ts';
import type { Marking } from './useMarking.ts';

/** On a phone its children lie in the page itself, or the sticky one among them could not leave this box. */
const Root = styled.div`
  display: contents;
  ${media.sm} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[16]};
    align-items: center;
    margin-top: ${space[48]};
    padding-top: ${space[24]};
    border-top: 1px solid ${color.line};
  }
`;

const Following = styled.p`
  flex: 1 0 100%;
  ${media.belowSm} {
    margin-top: ${space[32]};
  }
`;

const stickyStyle = css`
  position: sticky;
  bottom: 0;
  z-index: 4;
  margin: ${space[16]} -${space[16]};
  padding: 10px ${space[16]} calc(10px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface0};
`;

/** Stays in reach of the thumb on a phone. */
const Primary = styled.div<{ $failed: boolean; $sticky: boolean }>`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  flex: ${({ $failed }) => ($failed ? '1 0 100%' : 'none')};
  & > div {
    width: 100%;
  }
  ${media.belowSm} {
    ${({ $sticky }) => ($sticky ? stickyStyle : `margin-top: ${space[16]};`)}
  }
`;

/** Where one goes from a content: the next one, or back to the circle after the last. */
export interface FollowingPage {
  readonly address: string;
  /** undefined at the end of the circle */
  readonly title: string | undefined;
}

interface ContentActionsProps {
  readonly content: Content;
  readonly done: boolean;
  readonly learner: boolean;
  /** its steps have not been gone through: the content's own button is the dark one, and nothing finishes it in passing */
  readonly unread: boolean;
  readonly following: FollowingPage | undefined;
  readonly marking: Marking;
}

/** End of a content: mark it and go on, only mark it, take it back, or just go on. */
export function ContentActions({ content, done, learner, unread, following, marking }: ContentActionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const pageId = content.id;
  const own = marking.input?.pageId === pageId ? marking : undefined;
  const failed = own?.phase === 'failed';
  const busy = (by: string) => own?.phase === 'saving' && own.input?.by === by;
  const canMark = learner && content.can_user_self_toggle_course_completion;
  // what is to be done stands in the content; going on is beside the point then
  const beside = learner && !done && (actsItself(content) || unread);
  const isBack = following?.title === undefined;
  const primary = useRef<HTMLDivElement>(null);
  // who has marked by keyboard goes on from there, and not from what takes it back
  const goOnFromPrimary = () =>
    requestAnimationFrame(() => primary.current?.querySelector<HTMLElement>('a, button')?.focus());
  const go = t(isBack ? 'content.backToCircle' : 'content.next');
  const markAndGo = () => {
    const pressedAt = $pathname.get();
    // a person who has gone to another page meanwhile stays there
    const goOn = ({ address }: FollowingPage) => $pathname.get() === pressedAt && void navigate(address);
    marking.save({
      pageId,
      title: content.title,
      status: 'SUCCESS',
      by: 'markAndGo',
      after: following && (() => goOn(following)),
    });
  };
  return (
    <Root>
      {!isBack && (
        <Following>
          {t('content.following')} <strong>{following.title}</strong>
        </Following>
      )}
      <Primary $failed={failed} $sticky={!beside} ref={primary}>
        {failed && (
          <Notice
            tone="failed"
            icon="error"
            role="alert"
            {...(marking.failure === 'unsaved' && { onRetry: marking.retry })}
          >
            {t(marking.failure === 'locked' ? 'content.lockedHere' : 'content.saveFailed')}
          </Notice>
        )}
        {canMark && !done && !unread ? (
          <Button
            stretch="phone"
            iconEnd={isBack ? undefined : 'right'}
            loading={busy('markAndGo')}
            onClick={markAndGo}
          >
            {t(isBack ? 'content.doneAndBack' : 'content.doneAndNext')}
          </Button>
        ) : (
          <Button
            as={Link}
            to={following?.address}
            variant={beside ? 'secondary' : 'primary'}
            stretch="phone"
            icon={isBack ? 'left' : undefined}
            iconEnd={isBack ? undefined : 'right'}
          >
            {go}
          </Button>
        )}
      </Primary>
      {canMark && (
        <Button
          variant={done ? 'quiet' : 'secondary'}
          stretch="phone"
          icon={done ? 'undo' : 'check'}
          loading={busy('mark')}
          onClick={() =>
            marking.save({
              pageId,
              title: content.title,
              status: done ? 'UNKNOWN' : 'SUCCESS',
              by: 'mark',
              ...(!done && { after: goOnFromPrimary }),
            })
          }
        >
          {t(done ? 'content.undo' : 'content.mark')}
        </Button>
      )}
      {canMark && !done && !unread && (
        <TextLink as={Link} to={following?.address} direction={isBack ? 'back' : 'forward'}>
          {go}
        </TextLink>
      )}
    </Root>
  );
}
