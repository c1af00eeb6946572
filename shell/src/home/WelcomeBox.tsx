import { operatorAddress } from '@learn/contracts';
import { onboardingCourseType } from '@learn/domain';
import { $user, useLinks, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { pageData } from '@learn/platform/shell';
import { Button, EmptyState } from '@learn/ui';
import { useTexts } from './welcomeTexts.ts';

/**
 * For a person without a course: what would be here, and the next step: where courses are described, if the operator says where, else
 * the enrolment that is open to everybody. To other families an invitation leads.
 */
export function WelcomeBox() {
  const { t, language } = useTexts();
  const links = useLinks();
  const admin = links.admin();
  const isAdmin = useStore($user)?.has_vbv_admin_access ?? false;
  const topics = operatorAddress(pageData().topicsUrl, language);
  const enrolment = links.accountConfirm({ courseType: onboardingCourseType('vv', language) });
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
      title={t('title')}
      description={t(topics === undefined && enrolment !== undefined ? 'invited' : 'text')}
      action={
        topics === undefined ? (
          enrolment !== undefined && (
            <Button as={Link} to={enrolment} iconEnd="right">
              {t('enrol')}
            </Button>
          )
        ) : (
          <Button as="a" href={topics} iconEnd="right">
            {t('topics')}
          </Button>
        )
      }
    />
  );
}
