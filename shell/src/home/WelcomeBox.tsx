import { operatorAddress } from '@learn/contracts';
import { pageData } from '@learn/platform/shell';
import { Button, EmptyState } from '@learn/ui';
import { useTexts } from './texts.ts';

/** For a person without a course: what would be here, and where courses are described, if the operator says where. */
export function WelcomeBox() {
  const { t, language } = useTexts();
  const topics = operatorAddress(pageData().topicsUrl, language);
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
