import { fullName, type WorkView } from '@learn/domain';
import { Link, useNavigate, useParams } from '@learn/platform/router';
import {
  Avatar,
  color,
  ellipsis,
  Icon,
  Meta,
  media,
  radius,
  screenOnly,
  space,
  Text,
  VisuallyHidden,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { evaluationAddress } from './addresses.ts';
import type { Queue } from './useQueue.ts';

type Person = Queue['current'];

const Bar = styled.nav`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  margin-bottom: ${space[16]};
  padding: ${space[8]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface0};
  ${media.lg} {
    position: sticky;
    top: 65px;
    z-index: 2;
  }
  @media print {
    position: static;
    border: 0;
    padding-inline: 0;
  }
`;

const Who = styled.p`
  flex: 1;
  min-width: 0;
  font-weight: 600;
  ${ellipsis}
`;

const Step = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  color: ${color.ink900};
  &:hover {
    background: ${color.surface2};
  }
  ${screenOnly}
`;

const NoStep = styled.span`
  flex: none;
  width: 44px;
  height: 44px;
`;

interface QueueBarProps {
  /** undefined: not known yet */
  readonly participant: Person | undefined;
  readonly avatarUrl: string | undefined;
  readonly queue: Queue | undefined;
  readonly view: WorkView;
}

/** Whose work it is, their place in the list, and the ways to the one before and the next, also by `k` and `j`. */
export function QueueBar({ participant, avatarUrl, queue, view }: QueueBarProps) {
  const { t } = useTexts('evaluation');
  const { courseSlug = '', assignmentId = '' } = useParams();
  const addressOf = (person: Person | null | undefined) =>
    person ? evaluationAddress({ courseSlug, assignmentId, userId: person.user_id }, view) : undefined;
  const [previous, next] = [addressOf(queue?.previous), addressOf(queue?.next)];
  useKeys({ j: next, k: previous }, queue !== undefined);
  const name = participant ? fullName(participant.first_name, participant.last_name) : '';
  const step = (person: Person | null | undefined, to: string | undefined, direction: 'previous' | 'next') =>
    person && to ? (
      <Step
        to={to}
        aria-keyshortcuts={direction === 'next' ? 'j' : 'k'}
        aria-label={t(direction, { name: fullName(person.first_name, person.last_name) })}
        title={t(direction, { name: fullName(person.first_name, person.last_name) })}
      >
        <Icon name={direction === 'next' ? 'right' : 'left'} />
      </Step>
    ) : (
      <NoStep aria-hidden />
    );
  return (
    <Bar aria-label={t('queue')}>
      {participant && (
        <Avatar
          firstName={participant.first_name}
          lastName={participant.last_name}
          src={avatarUrl || undefined}
        />
      )}
      <Who>
        {name}
        {queue && (
          <Meta as="span">
            {' '}
            <Text as="span" aria-hidden>
              {t('placeShort', { position: queue.position, count: queue.count })}
            </Text>
            <VisuallyHidden>{t('place', { position: queue.position, count: queue.count })}</VisuallyHidden>
          </Meta>
        )}
      </Who>
      {step(queue?.previous, previous, 'previous')}
      {step(queue?.next, next, 'next')}
    </Bar>
  );
}

/**
 * Leads to an address when its key is pressed, unless the person is typing or in a dialog.
 * @param known whether the addresses are known yet; a key that is pressed before counts as soon as they are
 */
function useKeys(addresses: Readonly<Record<string, string | undefined>>, known: boolean): void {
  const navigate = useNavigate();
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    const go = (key: string) => {
      pressed.current = known ? undefined : key;
      const address = addresses[key];
      if (address !== undefined) navigate(address);
    };
    if (known && pressed.current !== undefined) go(pressed.current);
    const press = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || !(key in addresses)) return;
      if (target instanceof Element && target.closest('input, textarea, select, [role=dialog]')) return;
      event.preventDefault();
      go(key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
