import type { MessageThread } from '@learn/contracts';
import { formatDateTime, formatRelative, labelled } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { Avatar, color, ellipsis, fontSize, Inline, Meta, radius, space, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { audienceName, personName, relationLabel, threadTitle } from './describeThread.ts';
import { useTexts } from './texts.ts';

const Row = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
  border-bottom: 1px solid ${color.line};
  color: ${color.ink900};
  text-decoration: none;
  &:hover {
    background: ${color.surface1};
  }
  &[aria-current] {
    background: ${color.surface1};
    box-shadow: inset 4px 0 ${color.ink900};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Title = styled.span<{ $unread: boolean }>`
  ${ellipsis}
  font-weight: ${({ $unread }) => ($unread ? 700 : 400)};
`;

const Small = styled.span`
  ${ellipsis}
  display: block;
  color: ${color.ink700};
  font-size: ${fontSize[14]};
`;

const Count = styled.span`
  flex: none;
  min-width: 22px;
  padding: 1px 6px;
  border-radius: ${radius.full};
  background: ${color.ink900};
  color: ${color.surface0};
  font-size: ${fontSize[14]};
  font-weight: 700;
  line-height: 20px;
  text-align: center;
`;

interface ThreadRowProps {
  readonly thread: MessageThread;
  readonly query: string;
  readonly current: boolean;
  readonly now: Date;
}

/** A thread in the list: who, what, when, and whether something in it is unread. The whole row leads there. */
export function ThreadRow({ thread, query, current, now }: ThreadRowProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const { id, kind, person, relation, course, at, excerpt, own, unread_count: unread } = thread;
  const about =
    kind === 'announcement'
      ? `${t('announcement')} · ${audienceName(thread, texts)}`
      : relation && relationLabel(relation, course, texts);
  const words = excerpt === '' ? t('withdrawn') : excerpt;
  const name = kind === 'announcement' ? personName(thread, texts) : '';
  const author = own ? t('you') : name;
  const said = author === '' ? words : labelled(author, words, language);
  return (
    <li>
      <Row
        as={Link}
        id={`thread-${id}`}
        to={{ search: query }}
        preventScrollReset
        aria-current={current ? 'true' : undefined}
      >
        <Avatar
          firstName={person?.first_name ?? '?'}
          lastName={person?.last_name ?? ''}
          src={person?.avatar_url || undefined}
        />
        <span>
          <Inline as="span" $align="baseline" $justify="space-between" $nowrap>
            <Title $unread={unread > 0}>
              {unread > 0 && <VisuallyHidden>{t('unreadMark')} </VisuallyHidden>}
              {threadTitle(thread, texts)}
            </Title>
            <Meta as="time" dateTime={at} title={formatDateTime(at, language)} style={{ flex: 'none' }}>
              {formatRelative(at, now, language)}
            </Meta>
          </Inline>
          <Small>{about}</Small>
          <Inline as="span" $align="baseline" $justify="space-between" $nowrap>
            <Small>{said}</Small>
            {unread > 0 && <Count aria-hidden>{unread}</Count>}
          </Inline>
        </span>
      </Row>
    </li>
  );
}
