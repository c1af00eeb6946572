import { formatTime, type Language } from '@learn/domain';
import { reportError } from '@learn/platform';
import { changeLanguage, pageData } from '@learn/platform/shell';
import { RadioGroup } from '@learn/ui/content';
import { FormSection, SavedMark } from '@learn/ui/form';
import { useState } from 'react';
import { useTexts } from './texts.ts';

const names: Readonly<Record<Language, string>> = { de: 'Deutsch', fr: 'Français', it: 'Italiano' };

type Step = 'idle' | 'saving' | 'failed' | { readonly savedAt: Date };

/** The language of the platform, its mails and exports; it changes in place. */
export function LanguageSection() {
  const { t, language } = useTexts();
  const [step, setStep] = useState<Step>('idle');
  const choose = async (next: Language) => {
    setStep('saving');
    try {
      await changeLanguage(next);
      setStep({ savedAt: new Date() });
    } catch (error) {
      reportError(error, { area: 'language' });
      setStep('failed');
    }
  };
  const savedAt = typeof step === 'object' ? step.savedAt : undefined;
  return (
    <FormSection id="language" title={t('language.title')} lead={t('language.lead')}>
      <div>
        <RadioGroup
          label={t('language.choice')}
          options={pageData().languages.map((value) => ({
            value,
            label: <span lang={value}>{names[value]}</span>,
          }))}
          value={language}
          onChange={(next) => void choose(next)}
          error={step === 'failed' ? t('notSaved') : undefined}
          inline
        />
        <SavedMark state={savedAt ? 'saved' : step === 'saving' ? 'saving' : undefined}>
          {savedAt ? t('saved', { time: formatTime(savedAt) }) : t('saving')}
        </SavedMark>
      </div>
    </FormSection>
  );
}
