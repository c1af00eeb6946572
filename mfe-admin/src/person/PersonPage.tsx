import { endpoints } from '@learn/contracts';
import { formatVbvId } from '@learn/domain';
import { loadableOf, useRest } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Button, Stack, TextLink } from '@learn/ui';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { UserStates } from '../people/UserStates.tsx';
import { userName } from '../people/userName.ts';
import { useTexts } from '../texts.ts';
import { AccessSection } from './AccessSection.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DataSection } from './DataSection.tsx';
import { HoldingsSection } from './HoldingsSection.tsx';
import { RolesSection } from './RolesSection.tsx';

/** A person with all that they are and have. */
export function PersonPage() {
  const { t, language } = useTexts('people');
  const { userId = '' } = useParams();
  const query = useRest(endpoints.adminUser, { params: { id: userId } });
  const user = query.data;
  const toList = (
    <TextLink as={Link} to={paths.people} direction="back">
      {t('title')}
    </TextLink>
  );
  return (
    <AdminPage
      entry="people"
      title={user === undefined ? t('person') : userName(user, t)}
      back={toList}
      lead={
        user && [user.email || user.username, formatVbvId(user.vbv_id)].filter((part) => part).join(' · ')
      }
      meta={user && <UserStates user={user} t={t} language={language} />}
      aside={
        user && (
          <Button
            as={Link}
            to={`${paths.audit}?user_id=${user.id}`}
            variant="secondary"
            icon="text"
            stretch="phone"
          >
            {t('records')}
          </Button>
        )
      }
    >
      <LoadedPart
        of={loadableOf(query, (answer) => answer)}
        shape={[320, 240, 200]}
        failed={t('failed')}
        otherwise={toList}
      >
        {(found) => (
          <Stack $gap={24}>
            {!found.erased && <AccountSection user={found} />}
            {!found.erased && <RolesSection user={found} />}
            <HoldingsSection user={found} />
            {!found.erased && <AccessSection user={found} />}
            {!found.erased && <DataSection user={found} />}
          </Stack>
        )}
      </LoadedPart>
    </AdminPage>
  );
}
