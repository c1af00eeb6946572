import { endpoints, fillPath } from '@learn/contracts';
import { formatDate } from '@learn/domain';
import { $user, useRest, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, Inline, Notice, Stack, TextLink } from '@learn/ui';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { AdminList } from '../list/AdminList.tsx';
import { fixedFilter } from '../list/fixedFilter.ts';
import { useListAddress } from '../list/useListAddress.ts';
import { useTexts } from '../texts.ts';
import { PeopleActions } from './PeopleActions.tsx';
import { peopleColumns } from './peopleColumns.tsx';
import { usePeople } from './usePeople.ts';
import { userName } from './userName.ts';

const sorts = ['last_name', 'created_at'] as const;
const states = ['admin', 'blocked', 'invited', 'erasure', 'erased'] as const;
const taken = { state: states, course_session_id: 'id' } as const;

/** Everybody's accounts: found, filtered and sorted. */
export function PeoplePage() {
  const { t, language } = useTexts('people');
  const address = useListAddress(taken, sorts);
  const rows = usePeople(address);
  const oneself = useStore($user)?.id;
  return (
    <AdminPage
      entry="people"
      title={t('title')}
      lead={t('lead')}
      aside={
        <Inline $gap={12}>
          <Button as={Link} to={paths.newImport} variant="secondary" icon="files" stretch="phone">
            {t('import')}
          </Button>
          <Button as={Link} to={paths.newPerson} icon="plus" stretch="phone">
            {t('create')}
          </Button>
        </Inline>
      }
    >
      <Stack $gap={24}>
        <ErasureNotice />
        <AdminList
          label={t('title')}
          searchLabel={t('search')}
          rows={rows}
          columns={peopleColumns({ t, language })}
          address={address}
          filters={[
            {
              name: 'state',
              label: t('column.state'),
              options: states.map((state) => ({ value: state, label: t(`state.${state}`) })),
            },
            ...fixedFilter(address, 'course_session_id', t('oneSession')),
          ]}
          rowLink={({ id }) => <Link to={fillPath(paths.person, { userId: id }) ?? paths.people} />}
          selection={{
            nameOf: (user) => userName(user, t),
            maySelect: (user) => !user.erased && user.id !== oneself,
            actions: (people, onDone) => <PeopleActions people={people} onDone={onDone} />,
          }}
          empty={{ icon: 'people', title: t('none') }}
        />
      </Stack>
    </AdminPage>
  );
}

/** The request to be erased that is due first. */
function ErasureNotice() {
  const { t, language } = useTexts('people');
  const { data } = useRest(endpoints.erasureRequests, { query: { limit: 1 } });
  const [first] = data ?? [];
  if (first === undefined) return undefined;
  return (
    <Notice
      tone="waiting"
      icon="clock"
      action={
        <TextLink as={Link} to={fillPath(paths.erasure, { userId: first.user_id }) ?? paths.people}>
          {t('erasureOpen')}
        </TextLink>
      }
    >
      {t('erasureWaits', { name: first.name, day: formatDate(first.due_at, language) })}
    </Notice>
  );
}
