import { Button, EmptyState } from '@learn/ui';
import { useTexts } from './texts.ts';

/** Part of the address of the public topics page, by language (specification §2). */
const topicsPath = { de: 'themen', fr: 'themes', it: 'argomenti' } as const;

/** For a person without a course: what would be here, and where courses are described. */
export function WelcomeBox() {
  const { t, language } = useTexts();
  return (
    <EmptyState
      icon="ring"
      title={t('welcomeTitle')}
      description={t('welcomeText')}
      action={
        <Button as="a" href={`/start-${language}/${topicsPath[language]}`} iconEnd="right">
          {t('topics')}
        </Button>
      }
    />
  );
}
