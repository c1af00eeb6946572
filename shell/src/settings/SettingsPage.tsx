import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Container, PageHeader, TextLink } from '@learn/ui';
import { FormSection } from '@learn/ui/form';
import { CalendarFeedPanel } from '../dueDates/CalendarFeedPanel.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { NotificationSection } from './NotificationSection.tsx';
import { OwnDataSection } from './OwnDataSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PlatformSection } from './PlatformSection.tsx';
import { useTexts } from './texts.ts';

/** /settings: language, notifications, calendar, password, devices, own data (domain decisions §17). */
export function SettingsPage() {
  const { t } = useTexts();
  return (
    <Container>
      <PageHeader title={t('title')} lead={t('lead')}>
        <TextLink as={Link} to={useLinks().profile()}>
          {t('toProfile')}
        </TextLink>
      </PageHeader>
      <LanguageSection />
      <NotificationSection />
      <FormSection id="calendar" title={t('calendar.title')} lead={t('calendar.lead')}>
        <CalendarFeedPanel />
      </FormSection>
      <PasswordSection />
      <DevicesSection />
      <OwnDataSection />
      <PlatformSection />
    </Container>
  );
}
