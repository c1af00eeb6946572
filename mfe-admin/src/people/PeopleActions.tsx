import { endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import { Button, type IconName } from '@learn/ui';
import { ReasonDialog } from '../area/ReasonDialog.tsx';
import type { BulkOutcome } from '../list/Outcome.tsx';
import { SelectedNames } from '../list/SelectedNames.tsx';
import { useTexts } from '../texts.ts';
import type { ListedUser } from './usePeople.ts';
import { userName } from './userName.ts';

interface PeopleActionsProps {
  readonly people: readonly ListedUser[];
  readonly onDone: (outcome: BulkOutcome) => void;
}

/** Blocks the logins of several people, or lets them in again. */
export function PeopleActions({ people, onDone }: PeopleActionsProps) {
  return (
    <>
      <Block people={people.filter(({ blocked }) => !blocked)} blocked icon="lock" onDone={onDone} />
      <Block people={people.filter(({ blocked }) => blocked)} blocked={false} icon="undo" onDone={onDone} />
    </>
  );
}

interface BlockProps extends PeopleActionsProps {
  /** what they are afterwards */
  readonly blocked: boolean;
  readonly icon: IconName;
}

/** Takes back only what it has done: who was blocked already stays so. */
function Block({ people, blocked, icon, onDone }: BlockProps) {
  const { t } = useTexts('people');
  if (people.length === 0) return undefined;
  const name = blocked ? 'block' : 'unblock';
  const write = (ids: readonly string[], wanted: boolean, reason: string) =>
    rest.send(endpoints.blockUsers, { body: { ids: [...ids], blocked: wanted, reason } });
  const label = t(`bulk.${name}`, { count: people.length });
  return (
    <ReasonDialog
      trigger={
        <Button variant="secondary" size="small" icon={icon}>
          {label}
        </Button>
      }
      title={label}
      description={t(`bulk.${name}Text`)}
      action={label}
      onConfirm={async ({ reason }) => {
        const ids = people.map(({ id }) => id);
        const { changed } = await write(ids, blocked, reason);
        onDone({
          words: t(`bulk.${name}Done`, { count: changed.length }),
          ...(changed.length > 0 && {
            undo: () => write(changed, !blocked, t('bulk.undoReason', { reason })),
          }),
        });
      }}
    >
      <SelectedNames names={people.map((person) => userName(person, t))} />
    </ReasonDialog>
  );
}
