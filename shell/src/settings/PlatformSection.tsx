import { endpoints } from '@learn/contracts';
import { $courseSessions, reportError, useRest, useStore } from '@learn/platform';
import { FormSection, ReadOnlyField } from '@learn/ui/form';
import { useEffect } from 'react';
import { useTexts } from './texts.ts';

/** What this installation has decided for everybody in a vv course (specification §3, Settings); a failure is only logged. */
export function PlatformSection() {
  const { t } = useTexts();
  const inVv = useStore($courseSessions).some(({ is_vv }) => is_vv);
  const { data, error } = useRest(endpoints.settings, inVv ? {} : undefined);
  useEffect(() => {
    if (error !== undefined) reportError(error, { area: 'settings' });
  }, [error]);
  if (!data) return undefined;
  return (
    <FormSection id="platform" title={t('platform.title')} lead={t('platform.lead')}>
      <dl>
        <ReadOnlyField
          label={t('platform.exams')}
          value={data.show_vv_competence_exams ? t('platform.on') : t('platform.off')}
          reason={t('platform.examsReason')}
        />
      </dl>
    </FormSection>
  );
}
