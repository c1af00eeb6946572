import { operatorAddress } from '@learn/contracts';
import { $user, useLinks, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { pageData } from '@learn/platform/shell';
import { Button, EmptyState } from '@learn/ui';
import { useTexts } from './texts.ts';

/** For a person without a course: what would be here, and where courses are described, if the operator says where. */
export function WelcomeBox() {
  const { t, language } = useTexts();
  const admin = useLinks().admin();
  const isAdmin = useStore($user)?.has_vbv_admin_access ?? false;
  const topics = operatorAddress(pageData().topicsUrl, language);
  // who runs the courses takes part in none
  if (isAdmin && admin)
    return (
      <EmptyState
        icon="cockpit"
        title={t('adminTitle')}
        action={
          <Button as={Link} to={admin} iconEnd="right">
            {t('toAdmin')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon="ring"
      title={t('welcomeTitle')}
      description={t('welcomeText')}
      action={
        topics !== undefined && (
          <Button as="a" href={topics} iconEnd="right">
            {t('topics')}
          </Button>
        )
      }
    />
  );
}
