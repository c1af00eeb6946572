import { endpoints } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { useRest } from '@learn/platform';
import { Avatar, color, coveringLink, Meta, Notice, Stack, space, Text } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { styled } from '@learn/ui/styled';
import { SearchInput } from '@learn/ui/table';
import { useState } from 'react';
import type { ListedUser } from '../../people/usePeople.ts';
import { useTexts } from '../../texts.ts';
import type { AdminSession, SessionPlan } from '../sessionData.ts';
import { ExpertDialog } from './ExpertDialog.tsx';

const Hits = styled.ul`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[12]};
    align-items: center;
    padding-block: ${space[8]};
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  & button {
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    text-align: start;
    ${coveringLink('-3px')}
  }
`;

interface NewExpertDialogProps {
  readonly session: AdminSession;
  readonly plan: SessionPlan;
  readonly onClose: () => void;
}

/** Finds a person by name or e-mail, whether or not they are in a session yet; they then get their circles. */
export function NewExpertDialog({ session, plan, onClose }: NewExpertDialogProps) {
  const { t } = useTexts('session');
  const { t: own } = useTexts();
  const [search, setSearch] = useState('');
  const [person, setPerson] = useState<ListedUser>();
  const found = useRest(endpoints.adminUsers, search === '' ? undefined : { query: { search, limit: 8 } });
  if (person) {
    const chosen = { ...person, user_id: person.id };
    return <ExpertDialog person={chosen} circleKeys={[]} session={session} plan={plan} onClose={onClose} />;
  }
  return (
    <Dialog
      title={t('experts.add')}
      description={t('experts.addLead')}
      closeLabel={own('form.close')}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Stack $gap={16} style={{ marginTop: space[16] }}>
        <SearchInput label={t('experts.search')} value={search} onSearch={setSearch} />
        <div role="status">
          {found.data?.length === 0 && <Text>{t('experts.nobody')}</Text>}
          {found.error !== undefined && (
            <Notice tone="failed" onRetry={found.reload}>
              {own('list.failed')}
            </Notice>
          )}
        </div>
        <Hits>
          {found.data?.map((hit) => (
            <li key={hit.id}>
              <Avatar firstName={hit.first_name} lastName={hit.last_name} src={hit.avatar_url || undefined} />
              <div>
                <button type="button" onClick={() => setPerson(hit)}>
                  {fullName(hit.first_name, hit.last_name)}
                </button>
                <Meta>{hit.email}</Meta>
              </div>
            </li>
          ))}
        </Hits>
      </Stack>
    </Dialog>
  );
}
