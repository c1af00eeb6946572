import type { Notification } from '@learn/contracts';
import { formatDateTime, formatRelative, formatTime } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { answered } from '@learn/platform/shell';
import { color, coveringLink, disc, Icon, IconButton, Meta, media, space, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { markRead } from './marks.ts';
import { categoryIcons } from './show.ts';
import { useTexts } from './texts.ts';

const Row = styled.li<{ $detailed: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: center;
  min-height: 72px;
  padding: ${space[12]} ${({ $detailed }) => ($detailed ? space[4] : space[16])};
  border-top: 1px solid ${color.line};
  ${media.sm} {
    padding-inline: ${space[16]};
  }
  &:hover {
    background: ${color.surface1};
  }
`;

const Sign = styled.span<{ $unread: boolean }>`
  position: relative;
  ${disc(40)}
  background: ${({ $unread }) => ($unread ? color.progressTint : color.surface2)};
  color: ${({ $unread }) => ($unread ? color.progress : color.ink500)};
`;

const Dot = styled.span`
  position: absolute;
  top: -2px;
  right: -2px;
  width: 14px;
  height: 14px;
  border: 2px solid ${color.surface0};
  border-radius: 50%;
  background: ${color.progress};
`;

const Sentence = styled.span<{ $unread: boolean }>`
  display: block;
  font-weight: ${({ $unread }) => ($unread ? 600 : 400)};
  overflow-wrap: anywhere;
  &:is(a) {
    ${coveringLink('-3px')}
  }
`;

interface NotificationItemProps {
  readonly item: Notification;
  readonly now: Date;
  /** the page says the day above, and the time of day here; the popover says how long ago it was */
  readonly detailed?: boolean;
  readonly onFailure: () => void;
}

/** One notification: sign of its category, sentence, course, time; leads to what it is about and is read by that. */
export function NotificationItem({ item, now, detailed = false, onFailure }: NotificationItemProps) {
  const { t, language } = useTexts();
  const { id, verb, unread, timestamp, target_url: target, course } = item;
  const mark = async () => {
    if (!(await markRead(id))) onFailure();
  };
  const relative = formatRelative(timestamp, now, language);
  const link = answered(target) ? { as: Link, to: target, onClick: () => unread && void mark() } : {};
  return (
    <Row $detailed={detailed}>
      <Sign $unread={unread}>
        <Icon name={categoryIcons[item.notification_category]} />
        {unread && <Dot />}
      </Sign>
      <span>
        <Sentence $unread={unread} {...link}>
          {unread && <VisuallyHidden>{t('unreadMark')} </VisuallyHidden>}
          {verb}
        </Sentence>
        <Meta>
          {course !== null && `${course} · `}
          <time
            style={{ whiteSpace: 'nowrap' }}
            dateTime={timestamp}
            title={formatDateTime(timestamp, language)}
          >
            {detailed ? `${formatTime(timestamp)} · ${relative}` : relative}
          </time>
        </Meta>
      </span>
      {unread && (detailed || link.as === undefined) && (
        <span style={{ position: 'relative' }}>
          <IconButton
            icon="check"
            label={t('markReadOf', { text: verb })}
            title={t('markRead')}
            onClick={() => void mark()}
          />
        </span>
      )}
    </Row>
  );
}
