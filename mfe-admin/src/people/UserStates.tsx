import { formatDate, type Language } from '@learn/domain';
import { Inline, StatusPill, Tag } from '@learn/ui';
import type { TranslateText } from '../texts.ts';
import type { ListedUser } from './usePeople.ts';

type States = Pick<ListedUser, 'has_vbv_admin_access' | 'blocked' | 'invited' | 'erasure_due_at' | 'erased'>;

interface UserStatesProps {
  readonly user: States;
  readonly t: TranslateText<'people'>;
  readonly language: Language;
}

/** What an account is in; nothing for an ordinary one. */
export function UserStates({ user, t, language }: UserStatesProps) {
  return (
    <Inline as="span" $gap={8}>
      {user.has_vbv_admin_access && <Tag icon="settings">{t('state.admin')}</Tag>}
      {user.blocked && <StatusPill status="failed" icon="lock" label={t('state.blocked')} />}
      {user.invited && <StatusPill status="waiting" icon="mail" label={t('state.invited')} />}
      {user.erasure_due_at !== null && (
        <StatusPill
          status="waiting"
          label={t('state.erasureDue', { day: formatDate(user.erasure_due_at, language) })}
        />
      )}
      {user.erased && <Tag icon="close">{t('state.erased')}</Tag>}
    </Inline>
  );
}
