import { endpoints, fillPath } from '@learn/contracts';
import { courseSessionStates, regionOptions } from '@learn/domain';
import { useRest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button } from '@learn/ui';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { AdminList } from '../list/AdminList.tsx';
import { useListAddress } from '../list/useListAddress.ts';
import { useTexts } from '../texts.ts';
import { sessionColumns } from './sessionColumns.tsx';
import { useSessions } from './useSessions.ts';

const taken = { course: 'id', region: 'text', generation: 'text', state: courseSessionStates } as const;
const sorts = ['-start_date', 'title', 'course', 'region', 'generation', 'members'] as const;

/** The course sessions of all courses: found, filtered and sorted, each a step from its plan. */
export function SessionsPage() {
  const { t, language } = useTexts('sessions');
  const address = useListAddress(taken, sorts);
  const { data, loading } = useRest(endpoints.adminSessionFilters, {});
  const rows = useSessions(address);
  const plain = (text: string) => ({ value: text, label: text });
  const create = (
    <Button as={Link} to={paths.newSession} icon="plus">
      {t('create')}
    </Button>
  );
  return (
    <AdminPage entry="sessions" title={t('title')} lead={t('lead')} aside={create}>
      <AdminList
        label={t('title')}
        searchLabel={t('search')}
        rows={rows}
        columns={sessionColumns({ t, language })}
        address={address}
        filtersPending={loading}
        filters={[
          {
            name: 'course',
            label: t('column.course'),
            options: data?.courses.map(({ id, title }) => ({ value: id, label: title })) ?? [],
          },
          {
            name: 'region',
            label: t('column.region'),
            options: regionOptions(data?.regions ?? [], language),
          },
          { name: 'generation', label: t('column.generation'), options: data?.generations.map(plain) ?? [] },
          {
            name: 'state',
            label: t('column.state'),
            options: courseSessionStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
          },
        ]}
        rowLink={({ id }) => <Link to={fillPath(paths.session, { courseSessionId: id })} />}
        empty={{ icon: 'calendar', title: t('none'), action: create }}
      />
    </AdminPage>
  );
}
