import type { UserProfile } from '@learn/contracts';
import { $user, useLinks, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Container, Notice, PageHeader, TextLink } from '@learn/ui';
import { FormSection } from '@learn/ui/form';
import { AddressFields } from './AddressFields.tsx';
import { CourseProfileSection } from './CourseProfileSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { InvoiceSection, OrganisationSection } from './OrganisationSection.tsx';
import { RolesSection } from './RolesSection.tsx';
import { useTexts } from './texts.ts';
import { useProfileForm } from './useProfileForm.ts';

/** /profile: who the person is, where to write to, who pays, which profile, which roles (domain decisions §17). */
export function ProfilePage() {
  const user = useStore($user);
  return user && <Profile user={user} />;
}

function Profile({ user }: { user: UserProfile }) {
  const { t } = useTexts();
  const links = useLinks();
  const form = useProfileForm(user);
  return (
    <Container>
      <PageHeader title={t('title')} lead={t('lead')}>
        <TextLink as={Link} to={links.settings()}>
          {t('toSettings')}
        </TextLink>
      </PageHeader>
      <div role="status">
        {form.unreachable && (
          <Notice tone="waiting" icon="warning" onRetry={form.saveNow}>
            {t('unreachable')}
          </Notice>
        )}
      </div>
      <IdentitySection user={user} form={form} />
      <FormSection id="address" title={t('address.title')} lead={t('address.lead')}>
        <AddressFields form={form} of="person" />
      </FormSection>
      <OrganisationSection form={form} />
      <InvoiceSection form={form} />
      <CourseProfileSection />
      <RolesSection />
    </Container>
  );
}
