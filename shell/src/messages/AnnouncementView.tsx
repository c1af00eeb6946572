import type { MessageThreadDetail } from '@learn/contracts';
import { formatDateTime, formatNumber } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Avatar, Button, color, fontSize, Inline, Meta, Notice, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { ConfirmWithdraw } from './ConfirmWithdraw.tsx';
import { personName } from './describeThread.ts';
import { LinkedText } from './LinkedText.tsx';
import { useTexts } from './texts.ts';

const Body = styled.div`
  display: grid;
  gap: ${space[24]};
  align-content: start;
  flex: 1;
  padding: ${space[24]} ${space[16]};
  overflow-y: auto;
  font-size: ${fontSize[18]};
  & p {
    max-width: 68ch;
  }
  @media (min-width: 640px) {
    padding-inline: ${space[24]};
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
  font-size: ${fontSize[16]};
`;

interface AnnouncementViewProps {
  readonly detail: MessageThreadDetail;
  /** how many people it has just been sent to */
  readonly sentTo: number | undefined;
  readonly onWithdrawn: () => void;
}

/** An announcement; its author sees how many have read it, and may withdraw it. */
export function AnnouncementView({ detail, sentTo, onWithdrawn }: AnnouncementViewProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const links = useLinks();
  const { thread, messages, reach } = detail;
  const { person, at, circle, course, id } = thread;
  const circlePage = circle && course && links.circle({ courseSlug: course.slug, circleSlug: circle.slug });
  return (
    <Body>
      {sentTo !== undefined && (
        <Notice tone="finished" icon="check" role="status">
          {t('announced', { count: sentTo })}
        </Notice>
      )}
      <Inline $gap={12} $nowrap style={{ fontSize: fontSize[16] }}>
        <Avatar
          firstName={person?.first_name ?? '?'}
          lastName={person?.last_name ?? ''}
          src={person?.avatar_url || undefined}
        />
        <span>
          {personName(thread, texts)}
          <Meta as="time" dateTime={at}>
            {formatDateTime(at, language)}
          </Meta>
        </span>
      </Inline>
      <LinkedText text={messages[0]?.text ?? ''} />
      {circlePage && circle && (
        <TextLink as={Link} to={circlePage}>
          {t('toCircle', { circle: circle.title })}
        </TextLink>
      )}
      {reach && (
        <Foot>
          <p>{t('reach', { read: formatNumber(reach.read), count: reach.recipients })}</p>
          <Inline>
            <ConfirmWithdraw
              id={id}
              kind="announcement"
              onWithdrawn={onWithdrawn}
              trigger={
                <Button variant="secondary" size="small" icon="undo">
                  {t('withdraw.announcement.button')}
                </Button>
              }
            />
          </Inline>
        </Foot>
      )}
    </Body>
  );
}
