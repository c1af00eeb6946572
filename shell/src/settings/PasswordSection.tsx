import { endpoints } from '@learn/contracts';
import { loadableOf, useRest } from '@learn/platform';
import { Loaded, Skeleton } from '@learn/ui';
import { FormSection } from '@learn/ui/form';
import { PasswordForm } from './PasswordForm.tsx';
import { useTexts } from './texts.ts';

/** The own password; people who come by single sign-on have theirs at its provider. */
export function PasswordSection() {
  const { t } = useTexts();
  const own = loadableOf(useRest(endpoints.ownPassword, {}), ({ changeable }) => changeable);
  if (own.state === 'ready' && !own.data) return undefined;
  return (
    <FormSection id="password" title={t('password.title')} lead={t('password.lead')}>
      <Loaded
        of={own}
        level={3}
        skeleton={<Skeleton $height="268px" aria-busy="true" />}
        failed={{ title: t('password.failed') }}
      >
        {() => <PasswordForm />}
      </Loaded>
    </FormSection>
  );
}
